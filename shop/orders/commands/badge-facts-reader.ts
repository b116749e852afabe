import { cachedReading } from '#platform/cache/cached-reading.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { type BadgeFacts, DEMAND_DAYS, ranksOf, TREND_DAYS } from '../../catalogue/rules/worked-out-badge.ts'
import { firstProductAt } from '../../catalogue/store.ts'
import { demandByProduct } from '../demand-store.ts'

export type ReadBadgeFacts = () => Promise<BadgeFacts>

/** What most people buy changes slowly. */
const KEPT_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** Reads what badges are worked out from at most once in five minutes per process, for all products at once. */
export function createBadgeFactsReader({ db, clock }: { db: Database; clock: Clock }): ReadBadgeFacts {
  const read = async () => {
    const now = clock.now()
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    const [demand, openedAt] = await Promise.all([
      demandByProduct(db, { since: daysAgo(DEMAND_DAYS), lately: daysAgo(TREND_DAYS) }),
      firstProductAt(db),
    ])
    return { ranks: ranksOf(demand, openedAt, now), openedAt }
  }
  return cachedReading(read, { clock, keptMs: KEPT_MS })
}
