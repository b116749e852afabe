import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { headerOffers, readymadeTemplates } from './tables.ts'

export type HeaderOffer = typeof headerOffers.$inferSelect
export type ReadymadeTemplate = typeof readymadeTemplates.$inferSelect

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

export interface TemplateQuery {
  sku?: string | undefined
  productType?: string | undefined
  category?: string | undefined
}

/** Published templates that match everything asked for, in catalogue order. */
export async function findTemplates(db: Queryable, query: TemplateQuery): Promise<ReadymadeTemplate[]> {
  const { sku, productType, category } = query
  return db
    .select()
    .from(readymadeTemplates)
    .where(
      and(
        readymadeTemplates.isPublished,
        sku === undefined ? undefined : eq(readymadeTemplates.sku, sku),
        productType === undefined ? undefined : eq(readymadeTemplates.productType, productType),
        category === undefined ? undefined : eq(readymadeTemplates.category, category),
      ),
    )
    .orderBy(asc(readymadeTemplates.position), asc(readymadeTemplates.id))
    .limit(MAX_TEMPLATES)
}

/** More than a gallery shows at once. */
const MAX_TEMPLATES = 200
