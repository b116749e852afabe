/** I-09, J-08: orders of any goods and codes, changed at random, never cost less than their cart, and their books balance. */
import { afterAll, expect, test } from 'vitest'
import { priceRules } from '../marketing/tables.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { markPaid } from '../orders/commands/mark-paid.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { keptOfLine } from '../orders/rules/refund.ts'
import type { OrderWithLines } from '../orders/store.ts'
import { aCoupon } from '../testing/incentives.ts'
import { reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange, askedOfCart, orderedCart } from './testing/piece-changes.ts'

const shop = await openTestShop()

await shop.db.insert(priceRules).values([
  {
    label: 'Two of a size',
    family: 'canvas',
    fromQuantity: 2,
    change: { kind: 'percent-off', percent: 15 },
  },
  { label: 'One size', family: 'canvas', size: '30X40', change: { kind: 'price', cents: 1111 } },
])
const many = { isCombinable: true }
const codes = {
  thirdFree: 'wall3',
  small: 'free8x8',
  percent: await aCoupon(shop, { gift: { kind: 'percent', percent: 13 }, ...many }),
  fixed: await aCoupon(shop, { gift: { kind: 'fixed', cents: 1777 }, ...many }),
  least: await aCoupon(shop, { gift: { kind: 'percent', percent: 30 }, minimumSubtotalCents: 7000 }),
  secondFree: await aCoupon(shop, { gift: { kind: 'buy-x-get-y', buy: 1, free: 1 }, ...many }),
  oneSize: await aCoupon(shop, { gift: { kind: 'percent', percent: 50 }, sizes: ['50X75'] }),
}
const SETS = [
  [codes.thirdFree],
  [codes.secondFree, codes.percent],
  [codes.percent, codes.fixed],
  [codes.fixed],
  [codes.least],
  [codes.oneSize],
  [codes.small],
  [],
]
const SKUS = ['20X20-S', '20X30-P', '30X40-P', '50X75-P', '60X90-P', '100X150-P'].map(
  (size) => `CANVAS-${size}-D19-WHITE-MATTE`,
)

/** The same row of numbers below 1 for the same seed. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const memosOf = async ({ id }: OrderWithLines) => (await creditMemosOfOrders(shop.db, [id])).get(id) ?? []

/** Goods of an order that were paid or are to be paid, and not given back. */
const goodsOf = ({ subtotalCents, discountCents, refundedCents }: OrderWithLines) =>
  subtotalCents - discountCents - refundedCents

const seen = { done: 0, refused: 0, asInCart: 0 }
afterAll(() => {
  expect(seen.done, 'changes that were made').toBeGreaterThan(5)
  expect(seen.refused, 'changes that were refused').toBeGreaterThan(5)
  expect(seen.asInCart, 'orders that cost exactly what the cart asks').toBeGreaterThan(seen.done * 0.7)
})

test.each(
  SETS.flatMap((set, index) => [1, 2].map((round) => [set.join(' and ') || 'no code', index, round])),
)('with %s (%i, %i)', async (_, index, round) => {
  const next = numbersFrom(Number(index) * 97 + Number(round))
  const oneOf = <One>(all: readonly One[]): One => all[Math.floor(next() * all.length)]!
  const lines = Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
    sku: oneOf(SKUS),
    quantity: 1 + Math.floor(next() * 2),
  }))
  const method = next() < 0.5 ? 'card' : 'banktransfer'
  let order = await orderedCart(shop, { lines, codes: SETS[Number(index)] ?? [], method })
  for (let change = 0; change < 4; change++) {
    const asked = await askedChange(shop, order, oneOf(order.lines), oneOf(SKUS))
    const refusal = await asked.confirm()
    expect(refusal, 'as it was shown').toBe(asked.plan.is_possible ? undefined : asked.plan.settlement)
    const before = order
    order = await reload(shop, order.id)
    if (refusal !== undefined) {
      expect(order).toEqual(before)
      seen.refused++
      continue
    }
    const wanted = order.lines.map(({ sku, quantity }) => ({ sku, quantity }))
    const cartCents = await askedOfCart(shop, { lines: wanted, codes: order.couponCodes, method })
    expect(goodsOf(order), JSON.stringify(wanted)).toBeGreaterThanOrEqual(cartCents)
    expect(order.lines.reduce((sum, line) => sum + keptOfLine(line), 0)).toBe(goodsOf(order))
    for (const { discounts, discountCents } of order.lines)
      expect(discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(discountCents)
    seen.done++
    if (goodsOf(order) === cartCents) seen.asInCart++
  }
  if (method === 'banktransfer') await markPaid(shop, order.id, { amountCents: order.grandTotalCents })
  expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
  const memos = await memosOf(order)
  expect(memos.reduce((sum, { moneyCents }) => sum + moneyCents, 0)).toBe(order.grandTotalCents)
})
