/**
 * Products as this process last read them, used again for as long as their rows have not changed.
 *
 * A list names its products together with a stamp of each row and of its record's version. So nothing here can be out
 * of date, nothing needs to be told of a change, and a page of twenty products that was shown before reads no texts.
 */
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/pool.ts'
import type { ProductStamp } from './listing-store.ts'
import { type Product, productsByIds } from './store.ts'

/** About 20 MB; the products that were used longest ago make room. */
const MAX_PRODUCTS = 5_000

interface CachedProduct {
  stamp: string
  product: Product
}

const caches = new WeakMap<Database, LRUCache<number, CachedProduct>>()

function cacheOf(db: Database): LRUCache<number, CachedProduct> {
  const cache = caches.get(db) ?? new LRUCache<number, CachedProduct>({ max: MAX_PRODUCTS })
  caches.set(db, cache)
  return cache
}

/** The products of a list, in its order; one that was taken off in this very moment is left out. */
export async function productsOfStamps(db: Database, wanted: readonly ProductStamp[]): Promise<Product[]> {
  const cache = cacheOf(db)
  const found = new Map<number, Product>()
  for (const { id, stamp } of wanted) {
    const cached = cache.get(id)
    if (cached?.stamp === stamp) found.set(id, cached.product)
  }
  const missing = wanted.filter(({ id }) => !found.has(id))
  if (missing.length > 0) {
    const stamps = new Map(missing.map(({ id, stamp }) => [id, stamp]))
    for (const product of await productsByIds(db, [...stamps.keys()])) {
      found.set(product.id, product)
      cache.set(product.id, { stamp: stamps.get(product.id) ?? '', product })
    }
  }
  return wanted.flatMap(({ id }) => found.get(id) ?? [])
}
