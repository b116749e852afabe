import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { removeExpired } from '../token-store.ts'

/** Clears away tokens and keys that nobody can use any more. */
export async function forgetExpired({ db, clock }: { db: Queryable; clock: Clock }): Promise<void> {
  await removeExpired(db, clock.now())
}
