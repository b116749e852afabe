/** CA-83: an order waits for an identity only where the settings ask for one. */
import { expect, test } from 'vitest'
import { openIdentityShop } from '../identification/testing/identity-shop.ts'
import { eventsOfOrders } from '../orders/history-store.ts'
import { orderOfCart } from '../orders/store.ts'
import { aReadyCart } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'

const shop = await openIdentityShop()
const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } }
}`
const NEEDS = 'query ($id: String!) { cart(cart_id: $id) { needs_identification } }'
const place = async (id: string) => (await shop.door.ask(PLACE, { id })).placeOrder
const needs = async (id: string) => (await shop.door.ask(NEEDS, { id })).cart.needs_identification
const leastTotal = (value: string) => configure(shop, { identification_least_total: value })
const notesOf = async (cart: string) => {
  const order = await orderOfCart(shop.db, cart)
  const events = (await eventsOfOrders(shop.db, [order!.id])).get(order!.id) ?? []
  return events.filter(({ isForShopper }) => !isForShopper).map(({ message }) => message)
}

test.each(['', '0', 'all', '100000'])(
  'CA-83: with the setting %j a small order asks for nothing',
  async (value) => {
    await leastTotal(value)
    const cart = await aReadyCart(shop)
    expect(await needs(cart)).toBe(false)
    expect((await place(cart)).orderV2.number).toBeTruthy()
    expect(await notesOf(cart)).not.toContainEqual(expect.stringContaining('Identity'))
  },
)

test('CA-83: an order that asks for it is refused with a sentence, and placed once the identity is confirmed', async () => {
  await leastTotal('1000')
  const cart = await aReadyCart(shop)
  expect(await needs(cart)).toBe(true)
  const [error] = (await place(cart)).errors
  expect(error).toMatchObject({ code: 'UNABLE_TO_PLACE_ORDER' })
  expect(error.message).toContain('For orders of A$10.00 or more')
  shop.submit(await shop.start(cart), 'verified')
  // Not before the provider is asked: that it happened there is not yet known here.
  expect(await needs(cart)).toBe(true)
  await shop.look(cart)
  expect(await needs(cart)).toBe(false)
  expect((await place(cart)).orderV2.number).toBeTruthy()
  expect(await notesOf(cart)).toContainEqual('Identity confirmed by Stripe on 2026-11-21.')
})

test('J-18: the store tells who checks identities, and for which orders', async () => {
  await leastTotal('50000')
  const { storeConfig } = await shop.door.ask(
    '{ storeConfig { identification_provider identification_least_total { value } } }',
  )
  expect(storeConfig).toEqual({
    identification_provider: 'Stripe',
    identification_least_total: { value: 500 },
  })
})

test('CA-83: a shop whose check was switched off asks nobody, whatever the setting says', async () => {
  await leastTotal('1000')
  const cart = await aReadyCart(shop)
  expect((await shop.ask(NEEDS, { id: cart })).cart.needs_identification).toBe(false)
  expect((await shop.ask(PLACE, { id: cart })).placeOrder.orderV2.number).toBeTruthy()
})
