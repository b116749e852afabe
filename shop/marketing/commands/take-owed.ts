import type { Transaction } from '#platform/database/pool.ts'
import { owedBeside, owedOf, type PayingPurse } from '../store/owed.ts'
import { lockPurses, movePurses, spendPoints } from '../store/purses.ts'
import { closeExpired } from './expire-points.ts'

export interface CameBack {
  /** The caller holds it locked. */
  purse: PayingPurse
  /** The order that had spent it. */
  orderId: string
  /** Cents, or points; they are in the purse already. */
  amount: number
}

/**
 * Takes from what came back what earlier refunds could not take, because this was spent then. Never more than came back, so
 * that the balance stays at what it was before, or above.
 */
export async function takeOwed(
  tx: Transaction,
  { purse, orderId, amount }: CameBack,
  now: Date,
): Promise<void> {
  const owed = await owedOf(tx, purse, orderId)
  if (owed.length === 0) return
  const beside = owedBeside(purse)
  await lockPurses(tx, [beside])
  // What expired is not to be counted as taken.
  if (purse.kind === 'points') await closeExpired(tx, purse.holder, now)
  let left = amount
  for (const refunded of owed) {
    const taken = Math.min(left, refunded.amount)
    if (taken === 0) break
    const why = {
      orderId: refunded.orderId ?? undefined,
      cause: `${refunded.origin} by order ${orderId}`,
      note: refunded.note ?? undefined,
      change: -taken,
      at: now,
    }
    await movePurses(tx, [
      { ...purse, ...why, reason: 'earned-taken-back' },
      { ...beside, ...why, reason: 'given-back' },
    ])
    if (purse.kind === 'points') await spendPoints(tx, purse.holder, taken)
    left -= taken
  }
}
