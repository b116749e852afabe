import type { Queryable } from '#platform/database/pool.ts'
import { findCategories } from '../categories-store.ts'
import { indexProducts } from '../product-index-store.ts'
import { insertProducts } from '../products-store.ts'
import { cleanHtml } from '../rules/clean-html.ts'
import type { products } from '../tables.ts'

export type ProductDraft = Omit<typeof products.$inferInsert, 'id' | 'createdAt' | 'changedAt'> & {
  /** Url keys of the categories it is in directly. */
  categories: readonly string[]
}

/**
 * Adds products and indexes them; those with a SKU that is known already stay as they are.
 *
 * @returns how many were added
 */
export async function addProducts(db: Queryable, drafts: readonly ProductDraft[]): Promise<number> {
  const keys = [...new Set(drafts.flatMap((draft) => draft.categories))]
  const known = new Map((await findCategories(db, { urlKeys: keys })).map(({ urlKey, id }) => [urlKey, id]))
  const added = await insertProducts(
    db,
    drafts.map(({ categories, ...product }) => ({
      product: cleaned(product),
      categoryIds: categories.flatMap((key) => known.get(key) ?? []),
    })),
  )
  if (added.length > 0) await indexProducts(db, added)
  return added.length
}

/** SH-12 */
export function cleaned<Texts extends { descriptionHtml: string; shortDescriptionHtml: string }>(
  texts: Texts,
): Texts {
  return {
    ...texts,
    descriptionHtml: cleanHtml(texts.descriptionHtml),
    shortDescriptionHtml: cleanHtml(texts.shortDescriptionHtml),
  }
}
