/** How points come in. */
import type { Cents } from '#packages/money/money.ts'
import type { EarningRule } from './offers.ts'

/** Earned points can be spent for so long (decision 0006). */
export const POINTS_LAST_DAYS = 365

/**
 * Points for an order that has reached its customer.
 *
 * @param paidCents  what was paid for goods by card, gift card or credit: points earn no points, delivery neither
 */
export function pointsForOrder(
  rules: readonly EarningRule[],
  order: { paidCents: Cents; isFirst: boolean },
): number {
  return rules
    .filter(({ occasion }) => occasion === 'order' || (occasion === 'first-order' && order.isFirst))
    .reduce((sum, { points, perCents }) => {
      const times = perCents === null ? 1 : Math.floor(order.paidCents / perCents)
      return sum + points * times
    }, 0)
}

export function pointsForReview(rules: readonly EarningRule[]): number {
  return rules.reduce((sum, { occasion, points }) => (occasion === 'review' ? sum + points : sum), 0)
}
