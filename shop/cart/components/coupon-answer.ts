/** What the forms of the coupon field send, and what comes back. */

export const COUPON_INTENTS = { apply: 'apply-coupon', remove: 'remove-coupon' } as const

export const COUPON_FIELD = 'coupon_code'

/** Of a form about something else: sent by the button beside its field for codes. */
export const APPLIED_FIELD = 'apply_code'

/** Of a form about something else: the code that the button takes away. */
export const REMOVED_FIELD = 'removed_code'

export interface CouponAnswer {
  /** As it was typed, so that a refusal loses nothing. */
  typed: string
  /** Why nothing changed; undefined when it did. */
  problem: string | undefined
}
