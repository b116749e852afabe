import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { allConfiguration } from '../store.ts'

export type ReadConfiguration = () => Promise<ReadonlyMap<string, string>>

/** Every cart reads delivery prices, which change a few times a year. */
const KEPT_MS = 5_000

/** Reads the configuration at most once in five seconds per process. */
export function createConfigurationReader({ db, clock }: { db: Queryable; clock: Clock }): ReadConfiguration {
  let kept: { values: Promise<ReadonlyMap<string, string>>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (!kept || now >= kept.until) {
      const values = allConfiguration(db)
      kept = { values, until: now + KEPT_MS }
      // A failed read rejects for its callers and is not cached, so the next call reads again.
      values.catch(() => {
        kept = undefined
      })
    }
    return kept.values
  }
}
