import type { Queryable } from '#platform/database/pool.ts'
import { type Category, findCategories, insertCategories } from '../categories-store.ts'
import { cleanHtml } from '../rules/clean-html.ts'
import type { categories } from '../tables.ts'

/** A category before its place in the tree is known. */
export type CategoryDraft = Omit<
  typeof categories.$inferInsert,
  'id' | 'parentId' | 'ancestorIds' | 'urlPath' | 'productCount'
> & {
  /** Undefined for a department. */
  parentUrlKey?: string | undefined
  /** Its address is its url key alone, whatever it is below. */
  hasOwnAddress?: true | undefined
}

/**
 * Adds a category below another, or a department.
 *
 * @returns undefined when there is one with its url key already, or none with the parent's
 */
export async function addCategory(db: Queryable, draft: CategoryDraft): Promise<Category | undefined> {
  return (await addCategories(db, [draft]))[0]
}

/**
 * Adds categories, each below another or as a department, by one statement for each level of the tree. In whatever order
 * they are given, a parent is added before what is below it.
 *
 * @returns those that were added, without what was there already and what has no parent
 */
export async function addCategories(db: Queryable, drafts: readonly CategoryDraft[]): Promise<Category[]> {
  const named = drafts.flatMap(({ urlKey, parentUrlKey = [] }) => [urlKey].concat(parentUrlKey))
  if (named.length === 0) return []
  const known = byUrlKey(await findCategories(db, { urlKeys: [...new Set(named)] }))
  const added: Category[] = []
  let waiting = [...byUrlKey(drafts).values()].filter(({ urlKey }) => !known.has(urlKey))
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parentUrlKey }) => parentUrlKey === undefined || known.has(parentUrlKey))
    const level = await insertCategories(
      db,
      ready.map((draft) => belowParent(draft, known.get(draft.parentUrlKey ?? ''))),
    )
    if (level.length === 0) break
    for (const category of level) known.set(category.urlKey, category)
    added.push(...level)
    waiting = waiting.filter((draft) => !ready.includes(draft))
  }
  return added
}

function belowParent(draft: CategoryDraft, parent: Category | undefined) {
  const { parentUrlKey: _, hasOwnAddress, ...category } = draft
  return {
    ...category,
    description: cleanHtml(category.description),
    parentId: parent?.id ?? null,
    ancestorIds: parent ? [...parent.ancestorIds, parent.id] : [],
    urlPath: parent && !hasOwnAddress ? `${parent.urlPath}/${category.urlKey}` : category.urlKey,
  }
}

/** In their order; of a url key that comes twice the first. */
function byUrlKey<Row extends { urlKey: string }>(rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const row of rows) if (!found.has(row.urlKey)) found.set(row.urlKey, row)
  return found
}
