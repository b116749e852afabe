import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aCustomer, refusedWith } from '../customers/testing.ts'
import { aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

async function aDesign(): Promise<string> {
  await aDesignRevision(shop.db)
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`select design_key as key from design_revisions order by frozen_at desc, key limit 1`,
  )
  const { rows: keys } = await shop.db.execute<{ key: string }>(
    sql`select key from designs where key not in (select design_key from design_list_entries) limit 1`,
  )
  return keys[0]?.key ?? rows[0]?.key ?? ''
}
const listed = async (visit: { token?: string }, token?: string) =>
  shop.send(
    'query ($token: String) { savedDesigns(token: $token) { key sku title saved_at kept_at edit_link } }',
    { token },
    visit,
  )
const keysIn = (answer: Awaited<ReturnType<typeof listed>>) =>
  (answer.data as { savedDesigns: { key: string }[] }).savedDesigns.map(({ key }) => key)
const keep = (key: string, token: string) =>
  shop.send(
    'mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key edit_link } }',
    { key },
    { token },
  )
const keepAsGuest = (keys: string[], token?: string, visit = {}) =>
  shop.send(
    'mutation ($keys: [ID!]!, $token: String) { saveDesignsAsGuest(design_keys: $keys, token: $token) { token url expires_at } }',
    { keys, token },
    visit,
  )
const linkOf = (answer: Awaited<ReturnType<typeof keepAsGuest>>) =>
  (answer.data as { saveDesignsAsGuest: { token: string; url: string; expires_at: string } })
    .saveDesignsAsGuest

const EXPIRED = [
  'graphql-no-such-entity',
  'This link is not valid any more. Sign in to see your saved designs.',
]

describe('I-14: a customer’s saved designs', () => {
  it('are on the customer’s own list, latest first, each once', async () => {
    const { token } = await aCustomer(shop)
    const [first, second] = [await aDesign(), '']
    expect((await keep(first, token)).data).toEqual({
      saveDesignToAccount: { key: first, edit_link: `/uploadchoice?design=${first}` },
    })
    shop.clock.advance(1_000)
    const later = second || (await aDesign())
    await keep(later, token)
    await keep(first, token)
    expect(keysIn(await listed({ token }))).toEqual([later, first])
    const other = await aCustomer(shop)
    expect(keysIn(await listed({ token: other.token }))).toEqual([])
  })

  it('leave the list without being lost', async () => {
    const { token } = await aCustomer(shop)
    const key = await aDesign()
    await keep(key, token)
    const remove = () =>
      shop.ask('mutation ($key: ID!) { removeSavedDesign(design_key: $key) }', { key }, { token })
    expect((await remove()).removeSavedDesign).toBe(true)
    expect((await remove()).removeSavedDesign).toBe(false)
    expect(keysIn(await listed({ token }))).toEqual([])
    expect((await shop.ask('query ($key: ID!) { design(key: $key) { key } }', { key })).design).toEqual({
      key,
    })
  })

  it('H-18: are closed to guests, and a design that is not there is not kept', async () => {
    expect(refusedWith(await listed({}))?.[0]).toBe('graphql-authorization')
    expect(refusedWith(await shop.send('mutation { savedDesignsLink { token } }'))?.[0]).toBe(
      'graphql-authorization',
    )
    const { token } = await aCustomer(shop)
    expect(refusedWith(await keep('nothing', token))).toEqual([
      'graphql-no-such-entity',
      'We could not find this design.',
    ])
  })
})

describe('SH-16: a link to saved designs', () => {
  it('opens the customer’s list to whoever holds it, for 30 days', async () => {
    const { token } = await aCustomer(shop)
    const key = await aDesign()
    await keep(key, token)
    const { savedDesignsLink } = await shop.ask(
      'mutation { savedDesignsLink { token url expires_at } }',
      {},
      { token },
    )
    // 256 bits of chance.
    expect(savedDesignsLink.token).toMatch(/^[\w-]{43}$/)
    expect(savedDesignsLink.url).toBe(
      `https://shop.example/customer/account/my-saved-design?token=${savedDesignsLink.token}`,
    )
    expect(keysIn(await listed({}, savedDesignsLink.token))).toEqual([key])
    // It signs nobody in.
    expect(
      refusedWith(await shop.send('{ customer { id } }', {}, { token: savedDesignsLink.token }))?.[0],
    ).toBe('graphql-authorization')
    shop.clock.advance(30 * 86_400_000)
    expect(refusedWith(await listed({}, savedDesignsLink.token))).toEqual(EXPIRED)
  })

  it('keeps a guest’s designs in a list of their own, which grows with its link only', async () => {
    const one = await aDesign()
    const link = linkOf(await keepAsGuest([one]))
    const other = linkOf(await keepAsGuest([one]))
    expect(other.token).not.toBe(link.token)
    await aDesignRevision(shop.db)
    const two = await aDesign()
    expect(linkOf(await keepAsGuest([two], link.token))).toEqual(link)
    expect(keysIn(await listed({}, link.token)).sort()).toEqual([one, two].sort())
    expect(keysIn(await listed({}, other.token))).toEqual([one])
  })

  it('that is wrong opens nothing and keeps nothing', async () => {
    expect(refusedWith(await listed({}, 'guess'))).toEqual(EXPIRED)
    expect(refusedWith(await keepAsGuest([await aDesign()], 'guess'))).toEqual(EXPIRED)
    expect(refusedWith(await keepAsGuest(['nothing']))?.[1]).toBe('We could not find this design.')
    expect(refusedWith(await keepAsGuest([]))?.[1]).toBe('We could not find this design.')
  })

  it('the database keeps only its hash', async () => {
    const { token } = linkOf(await keepAsGuest([await aDesign()]))
    const { rows } = await shop.db.execute(sql`select * from design_list_links`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
