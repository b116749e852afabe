/** What of the catalogue search engines are told: the addresses that answer with a page they may keep. */
import { and, asc, count, eq, inArray, like, max } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { categories, categoryIndex, productIndex, products } from './tables.ts'

export interface Slice {
  limit: number
  offset: number
}

/** Kinds that are ordered on their own page; a membership has no form there yet. */
const onTheirOwnPage = inArray(products.kind, ['printed', 'goods', 'gift-certificate'])
const isIndexed = and(onTheirOwnPage, like(products.metaRobots, 'INDEX%'))

export async function countIndexedProducts(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(products)
    .innerJoin(productIndex, eq(productIndex.productId, products.id))
    .where(isIndexed)
  return row?.all ?? 0
}

/** Only what is in the product index: a printed product without a record has no price, and so no page. */
export async function indexedProducts(db: Queryable, { limit, offset }: Slice) {
  return db
    .select({ urlKey: products.urlKey, changedAt: products.changedAt })
    .from(products)
    .innerJoin(productIndex, eq(productIndex.productId, products.id))
    .where(isIndexed)
    .orderBy(asc(products.id))
    .limit(limit)
    .offset(offset)
}

export async function countCategories(db: Queryable): Promise<number> {
  return db.$count(categories)
}

/** A category changes when a product in it does; null for an empty one. */
export async function indexedCategories(db: Queryable, { limit, offset }: Slice) {
  return db
    .select({ urlPath: categories.urlPath, changedAt: max(products.changedAt) })
    .from(categories)
    .leftJoin(categoryIndex, eq(categoryIndex.categoryId, categories.id))
    .leftJoin(products, eq(products.id, categoryIndex.productId))
    .groupBy(categories.id)
    .orderBy(asc(categories.id))
    .limit(limit)
    .offset(offset)
}
