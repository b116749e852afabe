/** I-09: what was given back is not made, so it is not changed either. */
import { expect, test } from 'vitest'
import { isRefusal } from '../api/refusal.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { piecesToSend } from '../orders/rules/shipping-lines.ts'
import { aPaidOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange, cents, refusedChange } from './testing/piece-changes.ts'

const shop = await openTestShop()

const ORDERED = 'CANVAS-30X40-P-D38-MIRROR-MATTE'
const SMALLER = 'CANVAS-20X20-S-D19-MIRROR-MATTE'
const GIVEN_BACK = 'This piece was given back and is not made any more, so there is nothing of it to change.'

const memosOf = async (id: string) => (await creditMemosOfOrders(shop.db, [id])).get(id) ?? []

/** An order of a line of several pieces and a line of one; of the first so many pieces are given back. */
async function refunded(quantity: number, givenBack: number) {
  const placed = await aPaidOrder(shop, { lines: [{ quantity }, {}] })
  const lines = [{ orderLineId: placed.lines[0]!.id, quantity: givenBack }]
  const refund = { lines, shippingCents: 0, adjustmentCents: 0, way: 'gateway' as const, reason: 'Too many' }
  expect(isRefusal(await refundOrder(shop, placed.id, refund))).toBe(false)
  return reload(shop, placed.id)
}

test.each([
  ['another size', SMALLER],
  ['another design of the same size', ORDERED],
])('a line that was given back whole is not brought back as %s', async (_, sku) => {
  const order = await refunded(2, 2)
  const asked = await refusedChange(shop, order, order.lines[0]!, sku)
  expect(asked.refusal).toBe(GIVEN_BACK)
  for (const shown of [0, -8, -12.34]) expect(await asked.confirm(shown)).toBe(GIVEN_BACK)
  const after = await reload(shop, order.id)
  expect(after).toEqual(order)
  expect(await memosOf(order.id)).toHaveLength(1)
  // The other line is changed as ever.
  expect((await askedChange(shop, order, order.lines[1]!, SMALLER)).plan.is_possible).toBe(true)
})

test.each([
  [2, 1],
  [3, 1],
  [3, 2],
])(
  'of %i pieces of which %i were given back, the others alone are changed and paid for',
  async (quantity, gone) => {
    const order = await refunded(quantity, gone)
    const [line] = order.lines
    const asked = await askedChange(shop, order, line!, SMALLER)
    const left = quantity - gone
    expect(asked.plan).toMatchObject({ quantity: left, is_possible: true })
    expect(cents(asked.plan.before.total)).toBe((line!.rowCents * left) / quantity)
    expect(cents(asked.plan.difference)).toBe(cents(asked.plan.after.total) - cents(asked.plan.before.total))
    expect(Math.abs(cents(asked.plan.difference)) % left, 'every piece costs the same').toBe(0)
    expect(await asked.confirm()).toBeUndefined()
    const changed = await reload(shop, order.id)
    const made = changed.lines.at(-1)!
    expect(made).toMatchObject({ sku: SMALLER, quantity, refundedQuantity: gone, cancelledQuantity: gone })
    expect(piecesToSend(made)).toBe(left)
    expect(changed.refundedCents).toBe(order.refundedCents - cents(asked.plan.difference))
    // Once more, and back.
    expect(await (await askedChange(shop, order, made, ORDERED)).confirm()).toMatch(
      /^A\$.+ more\. A paid order/,
    )

    expect(await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })).toBeUndefined()
    const memos = await memosOf(order.id)
    expect(memos.reduce((sum, { moneyCents }) => sum + moneyCents, 0)).toBe(order.grandTotalCents)
    expect(memos.at(-1)).toMatchObject({ adjustmentCents: 0, shippingCents: order.shippingCents })
  },
)
