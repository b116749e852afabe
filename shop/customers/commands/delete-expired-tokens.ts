import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { removeExpired } from '../token-store.ts'

/** Deletes expired tokens and keys. */
export async function deleteExpiredTokens({ db, clock }: { db: Queryable; clock: Clock }): Promise<void> {
  await removeExpired(db, clock.now())
}
