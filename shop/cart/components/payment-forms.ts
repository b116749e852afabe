/** What the forms of gift cards, store credit and points send, and what comes back. */

export const GIFT_CARD_FIELD = 'gift_card_code'
export const POINTS_FIELD = 'points'
/** Of the spending rule that the points are reckoned by. */
export const RULE_FIELD = 'rule'

export const GIFT_CARD_INTENTS = { add: 'add-gift-card', remove: 'remove-gift-card' } as const
export const CREDIT_INTENTS = { use: 'use-credit', leave: 'leave-credit' } as const
export const POINTS_INTENTS = {
  use: 'use-points',
  useMost: 'use-most-points',
  leave: 'leave-points',
} as const

export interface PaymentAnswer {
  /** Which of the forms was sent. */
  means: 'gift-card' | 'credit' | 'points'
  /** As it was typed, so that a refusal loses nothing. */
  typed: string
  /** Why nothing changed; undefined when it did. */
  problem: string | undefined
}
