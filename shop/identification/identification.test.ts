/** K-05, CA-83: a check from its first press to the verdict, and what the shop keeps of it. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { ON_THE_DOCUMENT } from '#platform/identity-check/stripe-identity/testing/sessions.ts'
import { aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { redactChecks } from './commands/redact-checks.ts'
import { eraseIdentifications } from './store.ts'
import { identifications } from './tables.ts'
import { openIdentityShop } from './testing/identity-shop.ts'

const shop = await openIdentityShop()
const { server, sessions } = shop
const DAY_MS = 86_400_000

test('CA-83: a shop that names no check knows nothing of identification', async () => {
  const cart = await aReadyCart(shop)
  const { identification } = await shop.ask(
    'query ($cart: String) { identification(cart_id: $cart) { state } }',
    {
      cart,
    },
  )
  expect(identification).toBeNull()
  const { storeConfig } = await shop.ask(
    '{ storeConfig { identification_provider identification_least_total { value } } }',
  )
  expect(storeConfig).toEqual({ identification_provider: null, identification_least_total: null })
  const { errors } = await shop.send('mutation { startIdentification { redirect_url } }')
  expect(errors?.[0]?.message).toBe('This shop checks no identities.')
})

test('K-05, CA-83: a guest begins, comes back and is confirmed, because the provider says so', async () => {
  const cart = await aReadyCart(shop)
  expect(await shop.look(cart)).toMatchObject({ provider: 'Stripe', state: 'NOT_STARTED' })
  const checkId = await shop.start(cart)
  expect(sessions.sessionOf(checkId!).return_url).toBe('https://shop.example/validate/identification')
  // Back without having done anything: the address alone proves nothing.
  expect(await shop.look(cart)).toMatchObject({ state: 'OPEN' })
  shop.submit(checkId, 'processing')
  expect(await shop.look(cart)).toMatchObject({ state: 'PROCESSING', decided_on: null })
  shop.submit(checkId, 'verified')
  expect(await shop.look(cart)).toMatchObject({
    state: 'VERIFIED',
    decided_on: '2026-11-21',
    valid_until: null,
  })
  expect(await shop.start(cart)).toBeUndefined()
})

test('OF-78: verdict, provider and date are all that is kept, and the provider deletes the rest', async () => {
  const cart = await aReadyCart(shop)
  const checkId = await shop.start(cart)
  shop.submit(checkId, 'verified')
  await shop.look(cart)
  expect(await shop.redactAsAsked()).toBeGreaterThan(0)
  expect(sessions.sessionOf(checkId!).redaction).not.toBeNull()
  const [row] = await shop.rowsOfCart(cart)
  expect(row).toMatchObject({ state: 'verified', provider: 'Stripe', checkId })
  expect(row?.redactedAt).not.toBeNull()
  for (const word of Object.values(ON_THE_DOCUMENT)) expect(JSON.stringify(row)).not.toContain(word)
  expect(await shop.look(cart)).toMatchObject({ state: 'VERIFIED' })
})

test('CA-83: who is declined may try again with a new check, and the first stays declined', async () => {
  const cart = await aReadyCart(shop)
  const first = await shop.start(cart)
  shop.submit(first, 'document_expired')
  expect(await shop.look(cart)).toMatchObject({ state: 'DECLINED' })
  const second = await shop.start(cart)
  expect(second).not.toBe(first)
  shop.submit(second, 'verified')
  expect(await shop.look(cart)).toMatchObject({ state: 'VERIFIED' })
  expect((await shop.rowsOfCart(cart)).map(({ state }) => state).sort()).toEqual(['declined', 'verified'])
})

test('CA-83: a check that ended at the provider is cancelled, and the next press begins another', async () => {
  const cart = await aReadyCart(shop)
  const first = await shop.start(cart)
  sessions.cancel(first!)
  expect(await shop.start(cart)).not.toBe(first)
  expect(await shop.look(cart)).toMatchObject({ state: 'OPEN' })
})

test('PE-18: presses that come together, and one after a lost answer, lead to one check', async () => {
  const cart = await aReadyCart(shop)
  const before = sessions.all.size
  server.fail('create', 'silent-after')
  const [one, two] = await Promise.all([shop.start(cart), shop.start(cart)])
  expect(one).toBe(two)
  expect(await shop.start(cart)).toBe(one)
  expect(sessions.all.size).toBe(before + 1)
  expect(await shop.rowsOfCart(cart)).toHaveLength(1)
})

test('SH-23: killed between the provider and the database, an event finds the check by the shop’s own key', async () => {
  const cart = await aReadyCart(shop)
  const checkId = await shop.start(cart)
  await shop.db.update(identifications).set({ checkId: null }).where(eq(identifications.cartId, cart))
  shop.submit(checkId, 'verified')
  await shop.deliver(server.events.slice(-1))
  expect((await shop.rowsOfCart(cart))[0]).toMatchObject({ state: 'verified', checkId })
})

test('SH-23: events late, twice and in any order change a verdict never, and those of others nothing', async () => {
  const cart = await aReadyCart(shop)
  const checkId = await shop.start(cart)
  shop.submit(checkId, 'processing')
  shop.submit(checkId, 'verified')
  const events = server.events.filter(({ data }) => JSON.stringify(data).includes(checkId!))
  await shop.deliver(events.toReversed())
  await shop.deliver(events)
  await shop.redactAsAsked()
  await shop.deliver(server.events.slice(-1))
  const stranger = sessions.create({
    type: 'document',
    return_url: 'https://other.example',
    client_reference_id: '7',
  })
  await shop.deliver(server.events.slice(-1))
  expect((await shop.rowsOfCart(cart)).map(({ state }) => state)).toEqual(['verified'])
  expect((await shop.allRows()).filter((row) => row.checkId === stranger.id)).toEqual([])
})

test('CA-83: while the provider does not answer, it is said, and nothing is lost', async () => {
  const cart = await aReadyCart(shop)
  server.fail('create', 'error', 'error')
  const { errors } = await shop.sendStart(cart)
  expect(errors?.[0]?.message).toContain('does not answer just now')
  expect(await shop.look(cart)).toMatchObject({ state: 'NOT_STARTED' })
  const checkId = await shop.start(cart)
  shop.submit(checkId, 'verified')
  server.fail('retrieve', 'error', 'error')
  expect(await shop.look(cart)).toMatchObject({ state: 'UNKNOWN' })
  expect(await shop.look(cart)).toMatchObject({ state: 'VERIFIED' })
})

test('CA-83: one person begins a few times an hour, and not more', async () => {
  const cart = await aReadyCart(shop)
  for (const _ of Array(6).keys()) await shop.start(cart)
  expect((await shop.sendStart(cart)).errors?.[0]?.message).toContain('Too many tries')
})

test('CA-83: a customer’s verdict is of the account, counts a year and is in the copy of their data', async () => {
  const customer = await aSignedInCustomer(shop)
  shop.submit(await shop.start(undefined, customer.visit), 'verified')
  expect(await shop.look(undefined, customer.visit)).toMatchObject({ state: 'VERIFIED' })
  const read = async () =>
    (await shop.ask('{ customer { identification { provider state decided_on } } }', {}, customer.visit))
      .customer.identification
  expect(await read()).toMatchObject({ provider: 'Stripe', state: 'VERIFIED' })
  shop.clock.advance(365 * DAY_MS)
  expect(await shop.look(undefined, await aSignedInCustomer(shop).then(({ visit }) => visit))).toMatchObject({
    state: 'NOT_STARTED',
  })
  const [row] = (await shop.allRows()).filter(({ customerId }) => customerId === customer.id)
  expect(row?.state).toBe('verified')
})

test('CA-83: nobody learns of, or begins, the check of a cart that is not theirs', async () => {
  const cart = await aReadyCart(shop)
  await shop.start(cart)
  const customer = await aSignedInCustomer(shop)
  expect(await shop.look(cart, customer.visit)).toMatchObject({ state: 'NOT_STARTED' })
  expect(await shop.look('nothing')).toBeNull()
  expect((await shop.sendStart()).errors?.[0]?.message).toContain('Please sign in')
})

test('OF-78: what was left for two days is ended and deleted at the provider, unless it still looks', async () => {
  const [left, looking] = [await aReadyCart(shop), await aReadyCart(shop)]
  const [one, two] = [await shop.start(left), await shop.start(looking)]
  shop.submit(two, 'processing')
  shop.clock.advance(2 * DAY_MS + 1000)
  await redactChecks(shop.deps)
  expect(sessions.sessionOf(one!)).toMatchObject({ status: 'canceled', redaction: { status: 'processing' } })
  expect((await shop.rowsOfCart(left))[0]?.state).toBe('cancelled')
  expect((await shop.rowsOfCart(looking))[0]).toMatchObject({ state: 'open', redactedAt: null })
})

test('OF-78: a deletion that fails holds up no other, and is asked for until it holds', async () => {
  const carts = [await aReadyCart(shop), await aReadyCart(shop)]
  for (const cart of carts) {
    shop.submit(await shop.start(cart), 'verified')
    await shop.look(cart)
  }
  server.fail('redact', 'error', 'error')
  await expect(redactChecks(shop.deps)).rejects.toThrow('did not answer redact')
  const redacted = async () =>
    (await Promise.all(carts.map(shop.rowsOfCart))).flat().filter(({ redactedAt }) => redactedAt !== null)
      .length
  expect(await redacted()).toBe(1)
  await redactChecks(shop.deps)
  expect(await redacted()).toBe(2)
})

test('OF-79: closing an account takes it off its verdict at once, and the row goes when the provider has deleted', async () => {
  const customer = await aSignedInCustomer(shop)
  const checkId = await shop.start(undefined, customer.visit)
  shop.submit(checkId, 'verified')
  await shop.look(undefined, customer.visit)
  await transaction(shop.db, (tx) => eraseIdentifications(tx, customer.id))
  const rows = async () => (await shop.allRows()).filter((row) => row.checkId === checkId)
  expect(await rows()).toMatchObject([{ customerId: null }])
  await redactChecks(shop.deps)
  expect(sessions.sessionOf(checkId!).redaction).not.toBeNull()
  expect(await rows()).toEqual([])
})
