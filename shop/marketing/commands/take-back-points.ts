import type { Transaction } from '#platform/database/pool.ts'
import { earningOfOrder, type OrderEarning, pointsToTakeBack } from '../rules/rewards.ts'
import { isFirstOrder } from '../store/first-orders.ts'
import { allEarningRules } from '../store/offers.ts'
import { entriesOfOrder, lockPurses, type PurseEntry, purseKey } from '../store/purses.ts'
import { closeExpired } from './expire-points.ts'
import { takeBackEarned } from './take-back-earned.ts'

export interface PointsOfRefund {
  orderId: string
  /** What was paid for goods of the order and is not given back. */
  keptCents: number
  /** Which refund of a part; it takes points once. Left out when the whole order goes back. */
  cause?: string | undefined
}

/**
 * Takes back what a refunded order has earned too much, as far as its customer has not spent it, and notes the rest: it is
 * taken when what was spent comes back (`takeOwed`). What has expired is gone already. The caller holds the order, so
 * that of two refunds the later one sees what the other took.
 */
export async function takeBackPoints(tx: Transaction, refund: PointsOfRefund, now: Date): Promise<void> {
  const { orderId, keptCents, cause } = refund
  const earned = (await entriesOfOrder(tx, orderId)).find(
    ({ kind, reason }) => kind === 'points' && reason === 'earned',
  )
  if (!earned || (earned.expiresAt && earned.expiresAt <= now)) return
  const { holder } = earned
  const purse = { kind: 'points' as const, holder }
  const balances = await lockPurses(tx, [purse])
  // Read under the lock: another order that gives points back takes some of them without holding this order.
  const entries = await entriesOfOrder(tx, orderId)
  const taken = entries.filter(({ kind, reason }) => kind === 'points' && reason === 'earned-taken-back')
  const owed = entries.filter(({ kind }) => kind === 'points-owed')
  if ([...taken, ...owed].some((entry) => entry.cause === (cause ?? null))) return
  const by = earned.earnedBy ?? (await rulesOfToday(tx, earned))
  const wanted = pointsToTakeBack({ points: earned.change, by }, -changesOf(taken), keptCents)
  if (wanted === 0) return
  const held = (balances.get(purseKey(purse)) ?? 0) - (await closeExpired(tx, holder, now))
  const note = earned.note && `${earned.note}, ${keptCents > 0 ? 'refunded in part' : 'refunded'}`
  // What an earlier refund of this order noted is part of what is wanted now.
  const sums = { wanted, held, noted: changesOf(owed) }
  await takeBackEarned(tx, purse, sums, { orderId, note: note ?? undefined, cause, at: now })
}

const changesOf = (entries: readonly PurseEntry[]) => entries.reduce((sum, { change }) => sum + change, 0)

/** For points that came in before their rules were kept with them. */
async function rulesOfToday(tx: Transaction, { holder, orderId }: PurseEntry): Promise<OrderEarning[]> {
  const isFirst = orderId !== null && (await isFirstOrder(tx, Number(holder), orderId))
  return earningOfOrder(await allEarningRules(tx), isFirst)
}
