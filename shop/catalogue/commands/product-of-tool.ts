import type { Database } from '#platform/database/pool.ts'
import { currentRecords, type Product, productsForLines } from '../store.ts'

/** The usual product of the family whose design tool opens at a path; null when this shop sells none. */
export async function productOfTool(db: Database, path: string): Promise<Product | null> {
  for (const { record } of (await currentRecords(db)).values()) {
    const [size] = record.sizes
    if (!size || !record.toolPages.some((page) => page.path === path)) continue
    const [product] = await productsForLines(db, { skus: [`${record.skuPrefix}-${size.code}`] })
    return product ?? null
  }
  return null
}
