/** Coupons: what they take off, and why one has no effect: each reason is a sentence for the shopper. */
import { dateFormat } from '#packages/calendar/date-format.ts'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { isOn, type Period } from './offers.ts'

export type CouponGift =
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; cents: Cents }
  /** Of every `buy` + `free` pieces the cheapest `free` cost no base price. */
  | { kind: 'buy-x-get-y'; buy: number; free: number }
  /** One piece of this size costs no base price, also of the size that other offers skip. */
  | { kind: 'free-piece'; size: string }
  | { kind: 'free-shipping' }

export interface Coupon extends Period {
  /** Lower case; shoppers may type it as they like. */
  code: string
  label: string
  gift: CouponGift
  /** Orders in all; null is without end. */
  usesLimit: number | null
  /** Orders of one customer, or of one e-mail address. */
  usesPerCustomer: number | null
  /** Orders so far. */
  uses: number
  firstOrderOnly: boolean
  /** Of goods before discounts. */
  minimumSubtotalCents: Cents
  family: string | null
  sizes: readonly string[] | null
  /** May be used beside other coupons that may, too. */
  isCombinable: boolean
  /** Offered in every cart that it would make cheaper; false for codes that only some shoppers are given. */
  isAdvertised: boolean
  /** Said beside the coupon field while it gives something. */
  successMessage: string | null
}

/** What is known of the shopper who wants to use it. */
export interface CouponFacts {
  now: Date
  /** Orders of this customer or address with this coupon. */
  usesOfShopper: number
  /** False as soon as this customer or address has ordered; a guest without an address counts as new until placing. */
  isFirstOrder: boolean
}

/** Refused like unknown codes (P-23, contract §6); the first is spelt as it was printed. */
export const RETIRED_CODES: readonly string[] = ['newslatter', 'fd2017']

export const COUPON_NOT_VALID = "The coupon code isn't valid. Verify the code and try again."
export const COUPON_ALREADY_APPLIED =
  'A coupon is already applied to the cart. Please remove it to apply another'
export const CART_WITHOUT_PRODUCTS = 'Cart does not contain products.'
/** One sentence for codes that are unknown, retired or switched off, so that nobody learns which ones exist. */
export const UNKNOWN_CODE = 'We do not know this code.'

/** PE-01, PE-02: without spaces and invisible marks, with plain hyphens, in lower case. */
export function tidiedCode(text: string): string {
  return text
    .replace(/[\s\p{Cf}\p{Pi}\p{Pf}"']/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toLowerCase()
}

/** The form in which a code is kept and compared; undefined for what no code can be. */
export function couponCodeOf(text: string): string | undefined {
  const code = tidiedCode(text)
  return /^[a-z0-9._-]{1,64}$/.test(code) && !RETIRED_CODES.includes(code) ? code : undefined
}

/** Why this shopper cannot use this coupon now, whatever the cart holds; undefined when they can. */
export function couponRefusal(coupon: Coupon | undefined, facts: CouponFacts): string | undefined {
  if (!coupon || RETIRED_CODES.includes(coupon.code)) return UNKNOWN_CODE
  const { startsAt, endsAt, usesLimit, usesPerCustomer } = coupon
  if (!isOn(coupon, facts.now)) {
    return startsAt && facts.now < startsAt
      ? `This code starts on ${shopDay(startsAt)}.`
      : `This code ended on ${shopDay(new Date((endsAt?.getTime() ?? 0) - 1))}.`
  }
  if (usesLimit !== null && coupon.uses >= usesLimit) return 'This code has been used as often as it may be.'
  if (usesPerCustomer !== null && facts.usesOfShopper >= usesPerCustomer) {
    return usesPerCustomer === 1
      ? 'You have used this code already.'
      : `You have used this code ${usesPerCustomer} times already, which is as often as it may be.`
  }
  if (coupon.firstOrderOnly && !facts.isFirstOrder) return 'This code is for a first order only.'
  return undefined
}

/** Why a coupon gives nothing to a cart of this subtotal; undefined when it is enough. */
export function minimumMissed(coupon: Coupon, subtotalCents: Cents): string | undefined {
  const missing = coupon.minimumSubtotalCents - subtotalCents
  return missing > 0
    ? `This code needs goods for ${formatMoney(coupon.minimumSubtotalCents)} or more. Add ${formatMoney(missing)} more to use it.`
    : undefined
}

/** A day in the shop's time zone. */
export const shopDay = dateFormat('en-AU', 'Australia/Sydney', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
