/** Q-06, SH-22: a code for a first order is for who has no other order that stands. */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { customers } from '../customers/tables.ts'
import { takeIncentives } from '../marketing/commands/take-incentives.ts'
import { noteFirstOrder } from '../marketing/store/first-orders.ts'
import { hashOfMailbox } from '../marketing/store/mailbox-hash.ts'
import { firstOrders } from '../marketing/tables.ts'
import { aCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon } from '../testing/incentives.ts'
import { anOrder, aPaidOrder, aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { refundOrder } from './commands/refund-order.ts'

const shop = await openTestShop()
const code = await aCoupon(shop, { firstOrderOnly: true })

const EMAIL =
  'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }'
const APPLY =
  'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { applied_coupon { code } } } }'
const NOT_NEW = 'This code is for a first order only.'

/** What a cart of this email hears of the code; undefined when it takes it. */
async function refusalOf(email: string): Promise<unknown> {
  const cart_id = await aCart(shop)
  await shop.ask(EMAIL, { input: { cart_id, email } })
  const { errors } = await shop.send(APPLY, { input: { cart_id, coupon_code: code } })
  return errors?.[0]?.extensions?.detail
}
const somebody = () => `${randomUUID()}@example.com`
const cancel = ({ id }: { id: string }) => cancelOrder(shop, id, { actor: 'staff', message: 'Sold out' })
const firstOf = async (email: string) => {
  const rows = await shop.db
    .select()
    .from(firstOrders)
    .where(eq(firstOrders.shopper, `mailbox:${hashOfMailbox(email)}`))
  return rows[0]?.orderId
}

test('with a second order that stands nobody is new, whatever became of the first', async () => {
  const email = somebody()
  const first = await anOrder(shop, { email })
  shop.clock.advance(1_000)
  const second = await aPaidOrder(shop, { email: email.replace('@', '+again@') })
  shop.clock.advance(1_000)
  const third = await anOrder(shop, { email })
  await cancel(first)
  expect(await refusalOf(email)).toBe(NOT_NEW)
  expect(await firstOf(email)).toBe(second.id)
  await refundOrder(shop, second.id, { everything: true, way: 'gateway', reason: 'Bent' })
  expect(await refusalOf(email)).toBe(NOT_NEW)
  expect(await firstOf(email)).toBe(third.id)
  await cancel(third)
  expect(await refusalOf(email)).toBeUndefined()
})

test('a later order that is cancelled changes nothing', async () => {
  const email = somebody()
  const [first, second] = [await anOrder(shop, { email }), await anOrder(shop, { email })]
  await cancel(second)
  expect(await firstOf(email)).toBe(first.id)
  await cancel(first)
  expect(await refusalOf(email)).toBeUndefined()
})

test('of all orders of somebody cancelled at once none is left behind as the first', async () => {
  const email = somebody()
  const all = [await anOrder(shop, { email }), await anOrder(shop, { email }), await anOrder(shop, { email })]
  await Promise.all(all.map(cancel))
  expect(await firstOf(email)).toBeUndefined()
})

test('an order that is placed while the first is cancelled becomes the first', async () => {
  const email = somebody()
  const first = await anOrder(shop, { email })
  const second = await aWrittenOrder(shop, { email: somebody() })
  const cart = { coupons: [], totals: { giftCards: [], creditCents: 0, pointsSpent: 0 } }
  let cancelling: ReturnType<typeof cancel> | undefined
  await transaction(shop.db, async (tx) => {
    await tx.execute(sql`update orders set email = ${email} where id = ${second.id}`)
    const taking = { orderId: second.id, customerId: null, email, cart }
    await takeIncentives(tx, taking, shop.clock.now())
    cancelling = cancel(first)
    await vi.waitUntil(somebodyWaits)
  })
  await cancelling
  expect(await firstOf(email)).toBe(second.id)
})

async function somebodyWaits() {
  const { rows } = await shop.db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length > 0
}

test('Q-06: a customer hears whether offers for a first order are over, by account and by mailbox', async () => {
  const { id, email, visit } = await aSignedInCustomer(shop)
  const hasOrdered = async () => (await shop.send('{ customer { has_ordered } }', {}, visit)).data
  expect(await hasOrdered()).toEqual({ customer: { has_ordered: false } })
  await anOrder(shop)
  expect(await hasOrdered()).toEqual({ customer: { has_ordered: false } })
  const asGuest = await anOrder(shop, { email: email.replace('@', '+again@') })
  expect(await hasOrdered()).toEqual({ customer: { has_ordered: true } })
  await cancel(asGuest)
  expect(await hasOrdered()).toEqual({ customer: { has_ordered: false } })
  const { id: orderId } = await anOrder(shop)
  await transaction(shop.db, (tx) => noteFirstOrder(tx, { customerId: id, email: null }, orderId))
  expect(await hasOrdered()).toEqual({ customer: { has_ordered: true } })
})

test('Q-06, SH-18: an account with an email that nobody has proved does not tell what was ordered for that mailbox', async () => {
  const { id, email, visit } = await aSignedInCustomer(shop)
  await shop.db.update(customers).set({ confirmedAt: null }).where(eq(customers.id, id))
  await anOrder(shop, { email })
  const answer = await shop.send('{ customer { has_ordered } }', {}, visit)
  expect(answer.data).toEqual({ customer: { has_ordered: false } })
})
