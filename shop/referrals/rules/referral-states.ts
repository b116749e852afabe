/** What can come of a recommendation. */
import type { Cents } from '#packages/money/money.ts'

/**
 * - `waiting`: the friend's order is not complete yet.
 * - `earned`: the reward is booked.
 * - `taken-back`: it was booked, and the order was cancelled, or refunded until too little was left.
 * - `cancelled`, `below-minimum`, `over-limit`: nothing was booked, and why.
 */
export type ReferralState = 'waiting' | 'earned' | 'taken-back' | 'cancelled' | 'below-minimum' | 'over-limit'

const WORDS: Record<ReferralState, string> = {
  waiting: 'Waiting until the order is complete',
  earned: 'Earned',
  'taken-back': 'Taken back, because goods of the order were refunded',
  cancelled: 'No reward, because the order was cancelled or refunded',
  'below-minimum': 'No reward, because goods were refunded and too little was left',
  'over-limit': 'No reward, because the limit of the year was reached',
}

export const stateWords = (state: ReferralState): string => WORDS[state]

/** What the goods of an order come to, after refunds, and had to come to on its day. */
interface KeptGoods {
  goodsCents: Cents
  minimumCents: Cents
}

/** Whether so much of a friend's order is kept that it is worth its reward. */
export const isEnough = ({ goodsCents, minimumCents }: KeptGoods): boolean =>
  goodsCents > 0 && goodsCents >= minimumCents

/** Whether a friend's complete order earns its reward. */
export function stateOnCompletion(
  order: KeptGoods & {
    /** Rewards that the referrer has had in this calendar year. */
    earnedThisYear: number
    yearlyLimit: number
  },
): 'earned' | 'below-minimum' | 'over-limit' {
  if (!isEnough(order)) return 'below-minimum'
  return order.earnedThisYear < order.yearlyLimit ? 'earned' : 'over-limit'
}
