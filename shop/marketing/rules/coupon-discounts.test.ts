import { expect, it } from 'vitest'
import type { Coupon } from './coupon.ts'
import { couponDiscounts } from './coupon-discounts.ts'

const coupon = (code: string, gift: Coupon['gift']): Coupon => ({
  code,
  label: code,
  gift,
  usesLimit: null,
  usesPerCustomer: null,
  uses: 0,
  firstOrderOnly: false,
  minimumSubtotalCents: 0,
  family: null,
  sizes: null,
  isCombinable: true,
  successMessage: null,
  startsAt: null,
  endsAt: null,
})

it('of two lines with equal pieces the older one has the free piece, however the lines are sorted', () => {
  const line = { family: 'canvas', size: '30X40', baseCents: 1945, takesOffers: true }
  const lines = [
    { ...line, id: 1, quantity: 1 },
    { ...line, id: 2, quantity: 2 },
  ]
  const coupons = [
    coupon('free', { kind: 'free-piece', size: '30X40' }),
    coupon('percent', { kind: 'percent', percent: 1 }),
  ]
  const expected = [
    { lineId: 1, code: 'free', label: 'free', cents: 1945 },
    { lineId: 2, code: 'percent', label: 'percent', cents: 39 },
  ]
  expect(couponDiscounts(lines, coupons)).toEqual(expected)
  expect(couponDiscounts(lines.toReversed(), coupons)).toEqual(expected)
})
