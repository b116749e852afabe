import type { ProductRecord } from '#packages/product/record.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { indexProducts, productsOfFamilies } from '../product-index-store.ts'
import { insertRecord } from '../store.ts'

/**
 * Sells a family by a new version of its record from now on. What was ordered keeps the version it was priced with.
 *
 * @returns the number of the version
 */
export async function publishRecord(db: Queryable, record: ProductRecord): Promise<number> {
  const version = await insertRecord(db, record)
  await indexProducts(db, await productsOfFamilies(db, [record.family]))
  return version
}

/**
 * The same of several families, whose products are indexed together.
 *
 * @returns the number of each version, by family
 */
export async function publishRecords(
  db: Queryable,
  records: readonly ProductRecord[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const record of records) versions.set(record.family, await insertRecord(db, record))
  const products = await productsOfFamilies(db, [...versions.keys()])
  if (products.length > 0) await indexProducts(db, products)
  return versions
}
