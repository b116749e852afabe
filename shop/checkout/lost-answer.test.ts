import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/pool.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { openHoldingProxy } from '#platform/testing/holding-proxy.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { finishPayments } from './commands/finish-payments.ts'

const shop = await openTestShop()
const proxy = await openHoldingProxy(shop.url)
const { db, close } = openDatabase({ url: proxy.url, silentAfterMs: 1_000 })
afterAll(async () => {
  await close()
  await proxy.close()
})

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } }
}`
const ordersOf = (cartId: string) => shop.db.select().from(orders).where(eq(orders.cartId, cartId))
async function atGateway(cartId: string) {
  const { rows } = await shop.db.execute<{ state: string }>(
    sql`select g.state from test_gateway.payments g join payments p on p.id::text = g.key where p.cart_id = ${cartId}`,
  )
  return rows.map((row) => row.state)
}

/** The database falls silent at a statement of the order, after the bank has said yes. */
const bankThenSilence = (statement: string): PaymentGateway => ({
  ...shop.payments,
  async authorise(request) {
    const answer = await shop.payments.authorise(request)
    proxy.holdAfter(statement)
    return answer
  },
})

test.each([
  ['before the order is stored', 'begin', 0],
  ['when the order is stored and nobody is told', 'commit\0', 1],
])('SH-23: a database that hangs %s leaves one order and one charge', async (_when, statement, stored) => {
  const cartId = await aReadyCart(shop)
  const isThere = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
  await expect.poll(isThere, { timeout: 5_000 }).toBe(true)
  const hanging = shop.withServices({ db, payments: bankThenSilence(statement) })
  const { errors } = await hanging.send(PLACE, { id: cartId })
  expect(errors?.map(({ extensions }) => extensions?.category)).toEqual(['graphql-try-again'])
  await expect.poll(() => ordersOf(cartId)).toHaveLength(stored)
  proxy.release()
  // The shopper tries again, and the sweep runs.
  const again = (await shop.ask(PLACE, { id: cartId })).placeOrder
  expect(again).toEqual({ orderV2: { number: expect.stringMatching(/^1\d{8}$/) }, errors: [] })
  await finishPayments(shop, 0)
  const placed = await ordersOf(cartId)
  expect(placed.map(({ number }) => number)).toEqual([again?.orderV2?.number])
  expect(await atGateway(cartId)).toEqual(['held'])
})
