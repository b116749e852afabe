import type { Transaction } from '#platform/database/pool.ts'
import { owedBeside, type PayingPurse } from '../store/owed.ts'
import { lockPurses, type Move, movePurses, spendPoints } from '../store/purses.ts'

/** Cents, or points. */
export interface Wanted {
  wanted: number
  /** What the purse holds and can be spent. */
  held: number
  /** What is noted already of `wanted`; nothing when left out. */
  noted?: number
}

/**
 * Takes back what a refund makes unearned, as far as it is unspent, and notes the rest beside the purse: it is taken when what
 * was spent comes back (`takeOwed`). The caller holds the purse locked.
 */
export async function takeBackEarned(
  tx: Transaction,
  { kind, holder }: PayingPurse,
  { wanted, held, noted = 0 }: Wanted,
  why: Pick<Move, 'orderId' | 'note' | 'cause' | 'at'>,
): Promise<void> {
  const reason = 'earned-taken-back' as const
  const taken = Math.min(held, wanted)
  if (taken > 0) {
    await movePurses(tx, [{ ...why, kind, holder, reason, change: -taken }])
    if (kind === 'points') await spendPoints(tx, holder, taken)
  }
  const change = wanted - taken - noted
  if (change === 0) return
  const beside = owedBeside({ kind, holder })
  await lockPurses(tx, [beside], { open: true })
  await movePurses(tx, [{ ...why, ...beside, reason, change }])
}
