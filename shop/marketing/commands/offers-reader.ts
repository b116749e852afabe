import { cachedReading } from '#platform/cache/cached-reading.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Offers } from '../rules/offers.ts'
import { allOffers } from '../store/offers.ts'

export type ReadOffers = () => Promise<Offers>

/** Every cart reads the offers, and staff change them a few times a month. */
const KEPT_MS = 5_000

/** Reads the offers at most once in five seconds per process. */
export function createOffersReader({ db, clock }: { db: Queryable; clock: Clock }): ReadOffers {
  return cachedReading(() => allOffers(db), { clock, keptMs: KEPT_MS })
}
