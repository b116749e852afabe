/** I-22: where a customer is signed in, and how that ends. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { aCustomer, PASSWORD, refusedWith } from './testing.ts'

const shop = await openTestShop()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const HOUR_MS = 3_600_000

async function signIn(email: string, agent?: string): Promise<string> {
  const { generateCustomerToken } = await shop.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: PASSWORD },
    { agent, address: '203.0.113.7' },
  )
  return generateCustomerToken.token
}
const sessionsOf = async (token: string) =>
  (
    await shop.ask(
      '{ customer { sessions { id browser signed_in_at used_at expires_at is_current } } }',
      {},
      { token },
    )
  ).customer.sessions
const isSignedIn = async (token: string) =>
  refusedWith(await shop.send('{ customer { id } }', {}, { token })) === undefined
const end = async (id: string, token: string) =>
  (await shop.ask('mutation ($id: ID!) { endSession(id: $id) }', { id }, { token })).endSession

describe('I-22: the sessions of a customer', () => {
  it('are named by their browsers, this one marked, used last first', async () => {
    const { email, token } = await aCustomer(shop)
    const began = shop.clock.now()
    const phone = await signIn(email, IPHONE)
    shop.clock.advance(2 * HOUR_MS)
    const desktop = await signIn(email, FIREFOX)
    expect(await sessionsOf(desktop)).toMatchObject([
      { browser: 'Firefox on Linux', is_current: true, used_at: shop.clock.now().toISOString() },
      { is_current: false },
      { is_current: false },
    ])
    shop.clock.advance(HOUR_MS)
    const [first] = await sessionsOf(phone)
    expect(first).toMatchObject({
      browser: 'Safari on iPhone',
      is_current: true,
      signed_in_at: began.toISOString(),
      used_at: shop.clock.now().toISOString(),
    })
    expect(await sessionsOf(token)).toHaveLength(3)
  })

  it('say their last use to the hour: busy ones are not written down at every call', async () => {
    const { token } = await aSignedInCustomer(shop)
    const usedAt = async () => (await sessionsOf(token))[0].used_at
    const first = await usedAt()
    shop.clock.advance(HOUR_MS - 1)
    expect(await usedAt()).toBe(first)
    shop.clock.advance(1)
    expect(await usedAt()).toBe(shop.clock.now().toISOString())
  })

  it('keep no address, no token and nothing of the browser but its name', async () => {
    const { email } = await aCustomer(shop)
    const token = await signIn(email, FIREFOX)
    const { rows } = await shop.db.execute(sql`select * from customer_tokens`)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Gecko|rv:|131\.0/)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await sessionsOf(token))).not.toContain(token)
  })

  it('end one by one, and the others stay', async () => {
    const { email, token } = await aCustomer(shop)
    const lost = await signIn(email, IPHONE)
    const [id] = (await sessionsOf(token)).flatMap(({ id, browser }) => (browser ? id : []))
    expect(await end(id ?? '', token)).toBe(true)
    expect([await isSignedIn(lost), await isSignedIn(token)]).toEqual([false, true])
    expect(await end(id ?? '', token), 'a second press').toBe(false)
  })

  it('of somebody else are neither seen nor ended, and a part of an id ends nothing', async () => {
    const [mine, theirs] = [await aCustomer(shop), await aCustomer(shop)]
    const [session] = await sessionsOf(theirs.token)
    for (const id of [session.id, session.id.slice(0, 5), '', '%', 'x'.repeat(10_000)]) {
      expect(await end(id, mine.token), id.slice(0, 30)).toBe(false)
    }
    expect([await isSignedIn(theirs.token), await isSignedIn(mine.token)]).toEqual([true, true])
    expect(refusedWith(await shop.send('mutation { endOtherSessions }'))?.[0]).toBe('graphql-authorization')
  })

  it('all end but this one', async () => {
    const { email, token } = await aCustomer(shop)
    const others = [await signIn(email), await signIn(email)]
    const { endOtherSessions } = await shop.ask('mutation { endOtherSessions }', {}, { token })
    expect(endOtherSessions).toBe(2)
    expect(await Promise.all([token, ...others].map(isSignedIn))).toEqual([true, false, false])
  })
})

describe('I-22: closing the account', () => {
  const close = (password: string, token: string) =>
    shop.send('mutation ($password: String!) { closeAccount(password: $password) }', { password }, { token })

  it('asks for the password: an open screen closes nothing', async () => {
    const { token } = await aCustomer(shop)
    expect(refusedWith(await close('wrong-Password 1', token))?.[0]).toBe('graphql-authentication')
    expect(await isSignedIn(token)).toBe(true)
    expect((await close(PASSWORD, token)).data).toEqual({ closeAccount: true })
    expect(await isSignedIn(token)).toBe(false)
  })

  it('is held up after a few wrong passwords, as signing in is', async () => {
    const { token } = await aCustomer(shop)
    for (let tries = 0; tries < 5; tries += 1) await close(`wrong-Password ${tries}`, token)
    await close(PASSWORD, token)
    expect(await isSignedIn(token)).toBe(true)
  })

  it('without a password there is none to prove it by, and nothing is closed', async () => {
    const { token } = await aSignedInCustomer(shop)
    expect(refusedWith(await close('', token))?.[0]).toBe('graphql-authentication')
    expect(await isSignedIn(token)).toBe(true)
  })
})
