import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { deleteUnseenPortfolios } from './commands/portfolio.ts'
import { MAX_IN_PORTFOLIO, PORTFOLIO_DAYS } from './rules/retention.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000

/** A design of its own each time. */
async function aDesign(): Promise<string> {
  const revision = await aDesignRevision(shop.db)
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`select design_key as key from design_revisions where key = ${revision}`,
  )
  const key = rows[0]?.key
  if (key === undefined) throw new Error('Expected a design')
  return key
}
const keep = async (keys: string[], token?: string) =>
  (
    await shop.ask(
      'mutation ($keys: [ID!]!, $token: String) { keepInPortfolio(design_keys: $keys, token: $token) { token lifetime_seconds } }',
      { keys, token },
    )
  ).keepInPortfolio
const keptIn = async (token: string) =>
  (await shop.ask('query ($token: String!) { portfolio(token: $token) { key edit_link } }', { token }))
    .portfolio
async function aPortfolio(...keys: string[]): Promise<string> {
  const { token } = (await keep(keys)) ?? {}
  if (token === undefined) throw new Error('Expected a portfolio')
  return token
}

describe('CA-105: the portfolio of a guest’s browser', () => {
  it('opens the designs that were put in, to edit them, and no others', async () => {
    const [mine, theirs] = [await aDesign(), await aDesign()]
    const token = await aPortfolio(mine)
    await aPortfolio(theirs)
    expect(await keptIn(token)).toEqual([{ key: mine, edit_link: `/uploadchoice?design=${mine}` }])
  })

  it('takes more designs, each once, and has the one that was changed last first', async () => {
    const [first, second] = [await aDesign(), await aDesign()]
    const token = await aPortfolio(first)
    expect(await keep([second, first], token)).toMatchObject({ token })
    await shop.db.execute(sql`update designs set saved_at = now() + interval '1 day' where key = ${first}`)
    expect((await keptIn(token))?.map(({ key }) => key)).toEqual([first, second])
  })

  it('has a token that only the shop makes: one that a client thought of opens nothing and begins nothing', async () => {
    const invented = 'a'.repeat(43)
    expect(await keptIn(invented)).toBeNull()
    expect(await keep([], invented)).toBeNull()
    const { token } = (await keep([await aDesign()], invented)) ?? {}
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(token).not.toBe(invented)
    expect(await keptIn(invented)).toBeNull()
  })

  it('leaves out what is no design, and is not begun for nothing', async () => {
    expect(await keep(['none-of-ours'])).toBeNull()
    const design = await aDesign()
    const token = await aPortfolio('none-of-ours', design)
    expect((await keptIn(token))?.map(({ key }) => key)).toEqual([design])
  })

  it('is kept as a hash: a copy of the database opens no portfolio', async () => {
    const token = await aPortfolio(await aDesign())
    const { rows } = await shop.db.execute(sql`select * from portfolios`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is there as long as it is said, counted from the last visit, and its designs longer', async () => {
    const design = await aDesign()
    const token = await aPortfolio(design)
    expect((await keep([], token))?.lifetime_seconds).toBe((PORTFOLIO_DAYS * DAY_MS) / 1000)
    const almost = (PORTFOLIO_DAYS - 1) * DAY_MS
    for (let visit = 0; visit < 2; visit += 1) {
      shop.clock.advance(almost)
      await deleteUnseenPortfolios(shop)
      expect((await keep([], token))?.token).toBe(token)
    }
    shop.clock.advance(almost + 3 * DAY_MS)
    await deleteUnseenPortfolios(shop)
    expect(await keptIn(token)).toBeNull()
    const { design: still } = await shop.ask('query ($key: ID!) { design(key: $key) { key } }', {
      key: design,
    })
    expect(still?.key).toBe(design)
  })

  it('lets those go that were put in first when there are too many', async () => {
    const first = await aDesign()
    const token = await aPortfolio(first)
    await shop.db.execute(sql`insert into designs select 'full-' || n, sku, title, version, document, content_hash, created_at, saved_at
      from designs, generate_series(1, ${MAX_IN_PORTFOLIO}) n where key = ${first}`)
    shop.clock.advance(1_000)
    await keep(
      Array.from({ length: MAX_IN_PORTFOLIO }, (_, index) => `full-${index + 1}`),
      token,
    )
    const kept = await keptIn(token)
    expect(kept).toHaveLength(MAX_IN_PORTFOLIO)
    expect(kept?.some(({ key }) => key === first)).toBe(false)
  })
})
