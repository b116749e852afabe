import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { headerOffers } from './tables.ts'

export type HeaderOffer = typeof headerOffers.$inferSelect

/** Enabled banners for a campaign and for everybody, whenever they run: a handful. */
export async function offersFor(db: Queryable, code: string | undefined): Promise<HeaderOffer[]> {
  const forEverybody = isNull(headerOffers.priceCache)
  return db
    .select()
    .from(headerOffers)
    .where(
      and(
        headerOffers.isEnabled,
        code === undefined ? forEverybody : or(forEverybody, eq(headerOffers.priceCache, code)),
      ),
    )
}

export async function insertOffer(db: Queryable, offer: typeof headerOffers.$inferInsert): Promise<void> {
  await db.insert(headerOffers).values(offer)
}
