/** Content pages for the sitemap. */
import { and, asc, isNull, like, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { cmsPages } from './tables.ts'

/** A page with another canonical address is listed there; the home page is listed as `/`. */
const isIndexed = and(
  cmsPages.isPublished,
  like(cmsPages.metaRobots, 'INDEX%'),
  isNull(cmsPages.customCanonicalUrl),
  ne(cmsPages.identifier, 'home'),
)

export async function countIndexedPages(db: Queryable): Promise<number> {
  return db.$count(cmsPages, isIndexed)
}

export async function indexedPages(db: Queryable, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select({ urlKey: cmsPages.identifier, changedAt: cmsPages.updatedAt })
    .from(cmsPages)
    .where(isIndexed)
    .orderBy(asc(cmsPages.id))
    .limit(limit)
    .offset(offset)
}
