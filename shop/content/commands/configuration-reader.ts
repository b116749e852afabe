import { cachedReading } from '#platform/cache/cached-reading.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { allConfiguration } from '../store.ts'

export type ReadConfiguration = () => Promise<ReadonlyMap<string, string>>

/** Every cart reads delivery prices, which change a few times a year. */
const KEPT_MS = 5_000

/** Reads the configuration at most once in five seconds per process. */
export function createConfigurationReader({ db, clock }: { db: Queryable; clock: Clock }): ReadConfiguration {
  return cachedReading(() => allConfiguration(db), { clock, keptMs: KEPT_MS })
}
