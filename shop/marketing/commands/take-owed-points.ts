import type { Transaction } from '#platform/database/pool.ts'
import { owedPoints } from '../store/owed-points.ts'
import { lockPurses, movePurses, spendPoints } from '../store/purses.ts'
import { closeExpired } from './expire-points.ts'

export interface PointsThatCameBack {
  /** Of the purse of points, which the caller holds locked. */
  holder: string
  /** The order that had spent them. */
  orderId: string
  /** They are in the purse already. */
  points: number
}

/**
 * Takes from points that came back what earlier refunds could not take, because these points were spent then. Never more
 * than came back, so that the balance stays at what it was before, or above.
 */
export async function takeOwedPoints(
  tx: Transaction,
  { holder, orderId, points }: PointsThatCameBack,
  now: Date,
): Promise<void> {
  const owed = await owedPoints(tx, holder, orderId)
  if (owed.length === 0) return
  await lockPurses(tx, [{ kind: 'points-owed', holder }])
  // What expired is not to be counted as taken.
  await closeExpired(tx, holder, now)
  let left = points
  for (const refunded of owed) {
    const taken = Math.min(left, refunded.points)
    if (taken === 0) break
    const cause = `order ${refunded.orderId} by order ${orderId}`
    const why = { holder, orderId: refunded.orderId, cause, change: -taken, at: now }
    const note = refunded.note ?? undefined
    await movePurses(tx, [
      { ...why, note, kind: 'points', reason: 'earned-taken-back' },
      { ...why, note, kind: 'points-owed', reason: 'given-back' },
    ])
    await spendPoints(tx, holder, taken)
    left -= taken
  }
}
