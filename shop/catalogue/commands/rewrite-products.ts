import type { Queryable } from '#platform/database/pool.ts'
import { findCategories } from '../categories-store.ts'
import { indexProducts } from '../product-index-store.ts'
import { putIntoCategories, updateProduct } from '../products-store.ts'
import type { products } from '../tables.ts'

/** What is put into a product that is there; what is left out stays. */
export interface ProductChange {
  id: number
  /** Texts are clean HTML already. */
  values: Partial<typeof products.$inferInsert>
  /** Url keys of all categories that it is in directly from now on. */
  categories?: readonly string[] | undefined
}

/** Changes products and indexes them. */
export async function rewriteProducts(db: Queryable, changes: readonly ProductChange[]): Promise<void> {
  if (changes.length === 0) return
  const keys = [...new Set(changes.flatMap(({ categories }) => categories ?? []))]
  const known = new Map((await findCategories(db, { urlKeys: keys })).map(({ urlKey, id }) => [urlKey, id]))
  for (const { id, values, categories } of changes) {
    await updateProduct(db, id, values)
    if (categories) {
      const ids = categories.flatMap((key) => known.get(key) ?? [])
      await putIntoCategories(db, id, ids)
    }
  }
  await indexProducts(
    db,
    changes.map(({ id }) => id),
  )
}
