import type { Queryable } from '#platform/database/pool.ts'
import { type Category, findCategories, moveCategory, productsWithin } from '../categories-store.ts'
import { indexProducts } from '../product-index-store.ts'
import type { CategoryDraft } from './add-category.ts'

/**
 * Departments that are meant to be below a category which has just been added go there, with all that is below them; their
 * addresses stay. Whatever staff arrange afterwards stays as they have it.
 *
 * @param added  what was added now
 * @param drafts  what the shop's own files say; those without an address of their own are left where they are
 */
export async function moveBelowNew(
  db: Queryable,
  added: readonly Category[],
  drafts: readonly CategoryDraft[],
): Promise<void> {
  const parents = new Map(added.map((category) => [category.urlKey, category]))
  const wanted = new Map(
    drafts.flatMap(({ urlKey, parentUrlKey = '', hasOwnAddress }) => {
      const parent = parents.get(parentUrlKey)
      return parent && hasOwnAddress && !parents.has(urlKey) ? [[urlKey, parent] as const] : []
    }),
  )
  if (wanted.size === 0) return
  const found = await findCategories(db, { urlKeys: [...wanted.keys()] })
  const moving = found.filter(({ parentId }) => parentId === null)
  for (const { id, urlKey } of moving) {
    const parent = wanted.get(urlKey)
    if (parent) await moveCategory(db, id, parent)
  }
  const products = await productsWithin(
    db,
    moving.map(({ id }) => id),
  )
  if (products.length > 0) await indexProducts(db, products)
}
