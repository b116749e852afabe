import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { earningOfOrder, POINTS_LAST_DAYS, pointsForOrder, pointsForReview } from '../rules/rewards.ts'
import { isFirstOrder } from '../store/first-orders.ts'
import { allEarningRules } from '../store/offers.ts'
import { lockPurses, type Move, movePurses } from '../store/purses.ts'

const DAY_MS = 86_400_000

export interface EarningOrder {
  orderId: string
  orderNumber?: string | undefined
  /** Undefined for a guest, who earns nothing. */
  customerId: number | null
  /** What was paid for goods, without delivery and without what points paid. */
  paidCents: Cents
}

/** Books the points of a delivered order, once. */
export async function earnPoints(tx: Transaction, order: EarningOrder, now: Date): Promise<void> {
  if (order.customerId === null) return
  const earningRules = await allEarningRules(tx)
  const isFirst = await isFirstOrder(tx, order.customerId, order.orderId)
  const earnedBy = earningOfOrder(earningRules, isFirst)
  await givePoints(tx, order.customerId, pointsForOrder(earnedBy, order.paidCents), now, {
    reason: 'earned',
    orderId: order.orderId,
    note: order.orderNumber && `Order ${order.orderNumber}`,
    earnedBy,
  })
}

/** Books the points of a published review of something that the customer has bought, once for each product. */
export async function earnReviewPoints(
  tx: Transaction,
  review: { productId: number; productName: string; customerId: number },
  now: Date,
): Promise<void> {
  const earningRules = await allEarningRules(tx)
  const points = pointsForReview(earningRules)
  await givePoints(tx, review.customerId, points, now, {
    reason: 'review',
    note: review.productName,
    cause: `review of product ${review.productId}`,
  })
}

async function givePoints(
  tx: Transaction,
  customerId: number,
  points: number,
  at: Date,
  why: Pick<Move, 'reason' | 'orderId' | 'note' | 'cause' | 'earnedBy'>,
): Promise<void> {
  if (points <= 0) return
  const purse = { kind: 'points' as const, holder: String(customerId) }
  await lockPurses(tx, [purse], { open: true })
  const expiresAt = new Date(at.getTime() + POINTS_LAST_DAYS * DAY_MS)
  await movePurses(tx, [{ ...purse, ...why, change: points, at, expiresAt }])
}
