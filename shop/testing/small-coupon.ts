/** A coupon in one line for unit tests, which have no database; by itself it takes ten percent off for everybody. */
import type { Coupon } from '../marketing/rules/coupon.ts'

export const aCoupon = (parts: Partial<Coupon> = {}): Coupon => ({
  code: 'spring',
  label: 'Spring',
  gift: { kind: 'percent', percent: 10 },
  usesLimit: null,
  usesPerCustomer: null,
  uses: 0,
  firstOrderOnly: false,
  minimumSubtotalCents: 0,
  family: null,
  sizes: null,
  isCombinable: true,
  isAdvertised: false,
  successMessage: null,
  startsAt: null,
  endsAt: null,
  ...parts,
})
