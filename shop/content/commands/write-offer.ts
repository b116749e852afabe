import { cleanHtml } from '#packages/rich-text/clean-html.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { insertOffer } from '../offers-store.ts'
import type { headerOffers } from '../tables.ts'

/** Staff publish a sale banner. */
export async function writeOffer(
  { db }: { db: Queryable },
  offer: Omit<typeof headerOffers.$inferInsert, 'id'>,
): Promise<void> {
  const { storeNotice, offerDescription } = offer
  await insertOffer(db, {
    ...offer,
    storeNotice: storeNotice && cleanHtml(storeNotice),
    offerText: cleanHtml(offer.offerText),
    offerDescription: offerDescription && cleanHtml(offerDescription),
  })
}
