/**
 * Rows of products as this process last read them from a database, used again for as long as it holds the same version of them.
 *
 * Whoever needs a product of this moment asks for the state of its row, which no other version ever had, and reads the
 * row itself, with its texts and pictures, only where that state is a new one. So price and stock are never out of
 * date, also within a transaction, and nothing needs to be told of a change.
 */
import { inArray, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Database, databaseOf, type Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { products } from './tables.ts'

export type ProductRow = typeof products.$inferSelect

/** A column of statements on products: which version of a row they found. */
export const rowState: { id: typeof products.id; state: SQL<string> } = {
  id: products.id,
  // The transaction that wrote the version, and where it lies: one transaction may write a row twice.
  state: sql<string>`${products}.xmin::text || ${products}.ctid::text`,
}

interface FoundRow {
  row: { id: number; state: string }
  version: number | null
}

/** About 10 MB; the rows that were used longest ago make room. */
const MAX_ROWS = 2_000

type RowCache = LRUCache<number, { state: string; product: ProductRow }>

const caches = new WeakMap<Database, RowCache>()

function cacheOf(database: Database): RowCache {
  const cache = caches.get(database) ?? new LRUCache({ max: MAX_ROWS })
  caches.set(database, cache)
  return cache
}

/** The rows that a statement found, in its order; one that was deleted in this very moment is left out. */
export async function currentRows(
  db: Queryable,
  found: readonly FoundRow[],
): Promise<{ product: ProductRow; version: number | null }[]> {
  const known = cacheOf(databaseOf(db))
  const current = new Map<number, ProductRow>()
  for (const { row } of found) {
    const kept = known.get(row.id)
    if (kept?.state === row.state) current.set(row.id, kept.product)
  }
  const ids = found.flatMap(({ row }) => (current.has(row.id) ? [] : row.id))
  if (ids.length > 0) {
    for (const { product, state } of await wholeRows(db).execute({ ids })) {
      const kept = frozen(product)
      known.set(kept.id, { state, product: kept })
      current.set(kept.id, kept)
    }
  }
  return found.flatMap(({ row, version }) => {
    const product = current.get(row.id)
    return product ? { product, version } : []
  })
}

const wholeRows = prepared((db) =>
  db
    .select({ product: products, state: rowState.state })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .prepare('whole_products'),
)

/** Many calls share it, so none of them may change it. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** The rows of these SKUs as they are in this moment, whether or not they can be sold. */
export async function productsBySkus(db: Queryable, skus: readonly string[]): Promise<ProductRow[]> {
  if (skus.length === 0) return []
  return db
    .select()
    .from(products)
    .where(inArray(products.sku, [...skus]))
}
