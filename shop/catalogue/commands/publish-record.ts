import type { ProductRecord } from '#packages/product/record.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { indexProducts, productsOfFamily } from '../product-index-store.ts'
import { insertRecord } from '../store.ts'

/**
 * Sells a family by a new version of its record from now on. What was ordered keeps the version it was priced with.
 *
 * @returns the number of the version
 */
export async function publishRecord(db: Queryable, record: ProductRecord): Promise<number> {
  const version = await insertRecord(db, record)
  await indexProducts(db, await productsOfFamily(db, record.family))
  return version
}
