import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { closeExpiredPoints, holdersOfExpiredPoints, lockPurses, movePurses } from '../store/purses.ts'

const AT_ONCE = 500

/** Writes off expired points. Until it runs they are left out of every balance that is shown. */
export async function expirePoints({ db, clock }: { db: Database; clock: { now(): Date } }): Promise<void> {
  const now = clock.now()
  for (;;) {
    const holders = await holdersOfExpiredPoints(db, now, AT_ONCE)
    for (const holder of holders) {
      await transaction(db, async (tx) => {
        await lockPurses(tx, [{ kind: 'points', holder }])
        await closeExpired(tx, holder, now)
      })
    }
    if (holders.length < AT_ONCE) return
  }
}

/** For a purse of points that the caller has locked. @returns how many points expired */
export async function closeExpired(tx: Transaction, holder: string, now: Date): Promise<number> {
  const expired = await closeExpiredPoints(tx, holder, now)
  if (expired > 0) {
    await movePurses(tx, [{ kind: 'points', holder, change: -expired, reason: 'expired', at: now }])
  }
  return expired
}
