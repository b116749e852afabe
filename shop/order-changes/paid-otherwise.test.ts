/** I-09, PE-19: what cannot go back in money is said before the shopper confirms it. */
import { expect, test } from 'vitest'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { markPaid } from '../orders/commands/mark-paid.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { aCoupon } from '../testing/incentives.ts'
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

test('an order of which a change gave back all that was paid can still be cancelled', async () => {
  const code = await aCoupon(shop, { gift: { kind: 'fixed', cents: 2500 } })
  const discounts = [{ label: 'Off', couponCode: code, amountCents: 2500, appliedTo: 'ITEM' as const }]
  const money = { couponCodes: [code], discounts, discountCents: 2500, grandTotalCents: 499 }
  const line = { sku: ORDERED, unitCents: 2999, discountCents: 2500, discounts }
  const order = await aWrittenOrder(shop, money, [line])
  await markPaid(shop, order.id)
  const asked = await askedChange(shop, order, order.lines[0]!, SMALL)
  expect(asked.plan).toMatchObject({ is_possible: true, difference: { value: -4.99 } })
  expect(await asked.confirm()).toBeUndefined()
  expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
  expect((await reload(shop, order.id)).state).toBe('cancelled')
  expect((await memosOf(order.id)).map(({ moneyCents }) => moneyCents)).toEqual([499])
})

test('an order for which nothing was to pay can be cancelled', async () => {
  const { id } = await aWrittenOrder(shop, { grandTotalCents: 0, discountCents: 1100 }, [
    { discountCents: 1100 },
  ])
  expect(await cancelOrder(shop, id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
  expect((await reload(shop, id)).state).toBe('cancelled')
  expect(await memosOf(id)).toEqual([])
})
