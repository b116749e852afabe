import type { Queryable } from '#platform/database/pool.ts'
import { type Category, findCategories, insertCategory } from '../categories-store.ts'
import { cleanHtml } from '../rules/clean-html.ts'
import type { categories } from '../tables.ts'

/** A category before its place in the tree is known. */
export type CategoryDraft = Omit<
  typeof categories.$inferInsert,
  'id' | 'parentId' | 'ancestorIds' | 'urlPath' | 'productCount'
> & {
  /** Undefined for a department. */
  parentUrlKey?: string | undefined
}

/**
 * Adds a category below another, or a department.
 *
 * @returns undefined when there is one with its url key already, or none with the parent's
 */
export async function addCategory(db: Queryable, draft: CategoryDraft): Promise<Category | undefined> {
  const { parentUrlKey, ...category } = draft
  const [parent] = parentUrlKey === undefined ? [] : await findCategories(db, { urlKeys: [parentUrlKey] })
  if (parentUrlKey !== undefined && !parent) return undefined
  return insertCategory(db, {
    ...category,
    description: cleanHtml(category.description),
    parentId: parent?.id ?? null,
    ancestorIds: parent ? [...parent.ancestorIds, parent.id] : [],
    urlPath: parent ? `${parent.urlPath}/${category.urlKey}` : category.urlKey,
  })
}
