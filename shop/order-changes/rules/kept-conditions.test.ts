import { describe, expect, test } from 'vitest'
import { type Conditions, conditionMissed, type Goods, type PlacedOrder } from './kept-conditions.ts'

const goods = (subtotalCents: number, paidCents = subtotalCents): Goods => ({ subtotalCents, paidCents })
const conditions: Conditions = {
  freeDeliveryAboveCents: 9900,
  coupons: [{ label: 'Free post', minimumSubtotalCents: 5000 }],
}
const missed = (before: Goods, after: Goods, order: Partial<PlacedOrder> = {}) =>
  conditionMissed({ shippingMethodTitle: 'Standard', shippingCents: 0, ...order }, before, after, conditions)

describe('what an order got for its amount', () => {
  test('K-12: free delivery is lost at exactly the amount, and kept a cent above it', () => {
    expect(missed(goods(12_000), goods(9901))).toBeUndefined()
    expect(missed(goods(12_000), goods(9900))).toMatch(/free because it comes to more than A\$99\.00, and/)
  })

  test('K-12: what counts for free delivery is what is paid after coupons', () => {
    expect(missed(goods(15_000, 9901), goods(14_000, 9900))).toMatch(/^Delivery of this order is free/)
    expect(missed(goods(12_000, 9800), goods(6000, 4900)), 'it was free for another reason').toBeUndefined()
  })

  test('an order that pays its delivery, or has none, loses nothing', () => {
    expect(missed(goods(12_000), goods(6000), { shippingCents: 1499 })).toBeUndefined()
    expect(missed(goods(12_000), goods(6000), { shippingMethodTitle: null })).toBeUndefined()
  })

  test('a code keeps its least amount of goods before coupons', () => {
    expect(missed(goods(6000, 1), goods(5000, 1))).toBeUndefined()
    expect(missed(goods(6000, 1), goods(4999, 1))).toBe(
      'The code of this order, Free post, needs goods for A$50.00 or more. Cancel it, which gives all your money back, and order what you want instead.',
    )
  })
})
