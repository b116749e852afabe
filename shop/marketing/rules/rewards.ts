/** How points come in, and what of them stays. */
import type { Cents } from '#packages/money/money.ts'
import type { EarningRule } from './offers.ts'

/** Earned points can be spent for so long (decision 0006). */
export const POINTS_LAST_DAYS = 365

/** What an order earns by. It is kept with the points, so that a refund asks the rules of that day (decision 0053). */
export type OrderEarning = Pick<EarningRule, 'points' | 'perCents'>

export function earningOfOrder(rules: readonly EarningRule[], isFirst: boolean): OrderEarning[] {
  return rules
    .filter(({ occasion }) => occasion === 'order' || (occasion === 'first-order' && isFirst))
    .map(({ points, perCents }) => ({ points, perCents }))
}

/**
 * Points for an order that has reached its customer. Those that come once for an order come, and stay, with any money that is
 * paid for goods (decision 0053): without any, such as for a gift certificate or a membership alone, there are none.
 *
 * @param paidCents  what was paid for goods by card, gift card or credit: points earn no points, delivery neither
 */
export function pointsForOrder(earning: readonly OrderEarning[], paidCents: Cents): number {
  if (paidCents <= 0) return 0
  return earning.reduce((sum, { points, perCents }) => {
    const times = perCents === null ? 1 : Math.floor(paidCents / perCents)
    return sum + points * times
  }, 0)
}

/**
 * What a refund takes back of the points of an order: all that it would not have earned had the refund come first.
 *
 * @param earned  the points that the order earned, and by what
 * @param takenBack  what earlier refunds took of them
 * @param keptCents  what was paid for goods and not given back; without any, no points stay
 * @returns whole points from 0 to what is left of the earned ones
 */
export function pointsToTakeBack(
  earned: { points: number; by: readonly OrderEarning[] },
  takenBack: number,
  keptCents: Cents,
): number {
  const kept = Math.min(earned.points, pointsForOrder(earned.by, keptCents))
  return Math.max(0, earned.points - takenBack - kept)
}

export function pointsForReview(rules: readonly EarningRule[]): number {
  return rules.reduce((sum, { occasion, points }) => (occasion === 'review' ? sum + points : sum), 0)
}
