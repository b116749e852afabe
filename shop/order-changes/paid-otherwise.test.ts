/** I-09, PE-19: what cannot go back in money is said before the shopper confirms it. */
import { expect, test } from 'vitest'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { markPaid } from '../orders/commands/mark-paid.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange, cents } from './testing/piece-changes.ts'

const shop = await openTestShop()

const ORDERED = 'CANVAS-40X50-P-D19-WHITE-MATTE'
const SMALL = 'CANVAS-20X30-P-D19-WHITE-MATTE'
const BETWEEN = 'CANVAS-30X40-P-D19-WHITE-MATTE'
const NOT_IN_MONEY =
  'Gift cards, credit or points paid for most of this order, so the difference cannot go back in money. Write to us, or cancel the order and order it again.'

const memosOf = async (id: string) => (await creditMemosOfOrders(shop.db, [id])).get(id) ?? []

/** Two canvases and their delivery for A$74.97, of which so much was paid in money. */
async function paidWith(grandTotalCents: number) {
  const money = { shippingCents: 1499, grandTotalCents, creditCents: 7497 - grandTotalCents }
  const { id } = await aWrittenOrder(shop, money, [{ sku: ORDERED, quantity: 2, unitCents: 2999 }])
  await markPaid(shop, id)
  return reload(shop, id)
}

test('a difference above what was paid in money is refused on the page as it is by the press', async () => {
  const order = await paidWith(2497)
  const asked = await askedChange(shop, order, order.lines[0]!, SMALL)
  expect(asked.plan).toMatchObject({ is_possible: false, settlement: NOT_IN_MONEY })
  expect(cents(asked.plan.difference)).toBeLessThan(-2497)
  expect(await asked.confirm()).toBe(NOT_IN_MONEY)
  expect(await reload(shop, order.id)).toEqual(order)
  expect(await memosOf(order.id)).toEqual([])
})

test('a difference that was paid in money goes back, and of the next one only what is left of the money', async () => {
  const order = await paidWith(2497)
  const smaller = await askedChange(shop, order, order.lines[0]!, BETWEEN)
  expect(smaller.plan).toMatchObject({ is_possible: true })
  expect(await smaller.confirm()).toBeUndefined()
  const changed = await reload(shop, order.id)
  expect(changed.moneyBackCents).toBe(-cents(smaller.plan.difference))

  const smallest = await askedChange(shop, changed, changed.lines[0]!, SMALL)
  expect(-cents(smallest.plan.difference)).toBeLessThan(2497)
  expect(smallest.plan.is_possible).toBe(changed.moneyBackCents - cents(smallest.plan.difference) <= 2497)
  expect(smallest.plan.is_possible ? undefined : NOT_IN_MONEY).toBe(await smallest.confirm())

  expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
  const memos = await memosOf(order.id)
  expect(memos.reduce((sum, { moneyCents }) => sum + moneyCents, 0)).toBe(2497)
})
