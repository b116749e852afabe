/** What the forms of the coupon field send, and what comes back. */

export const COUPON_INTENTS = { apply: 'apply-coupon', remove: 'remove-coupon' } as const

export const COUPON_FIELD = 'coupon_code'

export interface CouponAnswer {
  /** As it was typed, so that a refusal loses nothing. */
  typed: string
  /** Why nothing changed; undefined when it did. */
  problem: string | undefined
}
