/** Gift cards, store credit and reward points with something in them. */
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { lockPurses, movePurses, type Purse } from '../marketing/store/purses.ts'

const YEAR_MS = 365 * 24 * 3600 * 1000

/** @param amount cents, or points */
export async function fillPurse(
  { db, clock }: { db: Database; clock: Clock },
  purse: Purse,
  amount: number,
): Promise<void> {
  const at = clock.now()
  const expiresAt = purse.kind === 'points' ? new Date(at.getTime() + YEAR_MS) : undefined
  await transaction(db, async (tx) => {
    await lockPurses(tx, [purse], { open: true })
    await movePurses(tx, [{ ...purse, change: amount, reason: 'adjusted', at, expiresAt }])
  })
}
