/** CA-83: no change takes an order over the sum from which identities are asked. */
import { beforeAll, expect, test } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { openIdentityShop } from '../identification/testing/identity-shop.ts'
import { aReadyCart } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { reload } from '../testing/orders.ts'
import { askedChange, cents, orderedCart } from './testing/piece-changes.ts'

const identityShop = await openIdentityShop()
const shop = { ...identityShop, ...identityShop.door }

const SMALL = 'CANVAS-20X20-S-D19-MIRROR-MATTE'
const LARGE = 'CANVAS-60X90-P-D38-MIRROR-MATTE'
const BETWEEN = 'CANVAS-20X30-P-D19-MIRROR-MATTE'
const PLACE = 'mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { id } } }'
const REFUSED =
  'With this change your order comes to A$60.00 or more, and for such orders we need to know that a real person orders. Please cancel this order and order again: the checkout lets you confirm your identity first.'

beforeAll(() => configure(shop, { identification_least_total: '6000' }))

const order = () => orderedCart(shop, { lines: [{ sku: SMALL }], method: 'banktransfer' })

test('CA-83: a change that takes an order over it is refused on the page as it is by the press', async () => {
  const placed = await order()
  const asked = await askedChange(shop, placed, placed.lines[0]!, LARGE)
  expect(cents(asked.plan.difference)).toBeGreaterThan(0)
  expect(asked.plan).toMatchObject({ is_possible: false, settlement: REFUSED })
  expect(await asked.confirm()).toBe(REFUSED)
  expect(await reload(shop, placed.id)).toEqual(placed)
})

test('CA-83: a change that stays below it is none of its business', async () => {
  const placed = await order()
  const asked = await askedChange(shop, placed, placed.lines[0]!, BETWEEN)
  expect(asked.plan).toMatchObject({ is_possible: true })
})

test('CA-83: who was identified before ordering may change it so', async () => {
  const cart = await aReadyCart(shop, { lines: [{ sku: SMALL }] })
  await changeCart(shop.db, cart, { paymentMethod: 'banktransfer' }, shop.clock.now())
  shop.submit(await shop.start(cart), 'verified')
  await shop.look(cart)
  const { id } = (await shop.ask(PLACE, { cart })).placeOrder.orderV2
  const placed = await reload(shop, id)
  const asked = await askedChange(shop, placed, placed.lines[0]!, LARGE)
  expect(asked.plan).toMatchObject({ is_possible: true })
  expect(await asked.confirm()).toBeUndefined()
})
