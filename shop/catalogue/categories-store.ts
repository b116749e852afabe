import { and, arrayOverlaps, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { rootCategory } from './rules/root-category.ts'
import { categories, productCategories, productIndex } from './tables.ts'

export type Category = typeof categories.$inferSelect

export interface CategoryQuery {
  ids?: readonly number[] | undefined
  /** The root's id stands for the departments. */
  parentIds?: readonly number[] | undefined
  urlKeys?: readonly string[] | undefined
  urlPaths?: readonly string[] | undefined
  nameContains?: string | undefined
}

/** Categories that match everything asked for, in the order of the menu; the root only when asked for by id. */
export async function findCategories(db: Queryable, query: CategoryQuery): Promise<Category[]> {
  const found = onlyIds(query)
    ? await categoriesByIds(db, query.ids)
    : await db
        .select()
        .from(categories)
        .where(
          and(
            query.ids && inArray(categories.id, [...query.ids]),
            query.parentIds &&
              inArray(sql`coalesce(${categories.parentId}, ${rootCategory.id})`, [...query.parentIds]),
            query.urlKeys && inArray(categories.urlKey, [...query.urlKeys]),
            query.urlPaths && inArray(categories.urlPath, [...query.urlPaths]),
            query.nameContains === undefined
              ? undefined
              : ilike(categories.name, containing(query.nameContains)),
          ),
        )
        .orderBy(asc(categories.position), asc(categories.id))
  return onlyIds(query) && query.ids.includes(rootCategory.id) ? [await theRoot(db), ...found] : found
}

const onlyIds = (query: CategoryQuery): query is { ids: readonly number[] } =>
  query.ids !== undefined && Object.values(query).filter(Boolean).length === 1

/** The category above all departments, which counts every product. */
export async function theRoot(db: Queryable): Promise<Category> {
  return { ...rootCategory, productCount: await db.$count(productIndex) }
}

export async function categoriesByIds(db: Queryable, ids: readonly number[]): Promise<Category[]> {
  return byIds(db).execute({ ids })
}

const byIds = prepared((db) =>
  db
    .select()
    .from(categories)
    .where(sql`${categories.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('categories_by_ids'),
)

/** The category whose page has this path. */
export async function categoryByPath(db: Queryable, urlPath: string): Promise<Category | undefined> {
  const [category] = await byPath(db).execute({ path: urlPath })
  return category
}

const byPath = prepared((db) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.urlPath, sql.placeholder('path')))
    .prepare('category_by_path'),
)

/** Categories of several products in one query. */
export async function categoriesOfProducts(db: Queryable, productIds: readonly number[]) {
  const rows = await ofProducts(db).execute({ productIds })
  const grouped = Map.groupBy(rows, (row) => row.productId)
  return new Map([...grouped].map(([id, members]) => [id, members.map((row) => row.category)] as const))
}

const ofProducts = prepared((db) =>
  db
    .select({ productId: productCategories.productId, category: categories })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(sql`${productCategories.productId} = any(${sql.placeholder('productIds')})`)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('categories_of_products'),
)

/** Categories directly below several others; those of the root are the departments. */
export async function childrenOfCategories(db: Queryable, parentIds: readonly number[]) {
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(sql`coalesce(${categories.parentId}, ${rootCategory.id})`, [...parentIds]))
    .orderBy(asc(categories.position), asc(categories.id))
  return Map.groupBy(rows, (row) => row.parentId ?? rootCategory.id)
}

/** Those that were added; a url key or path that is taken adds nothing. */
export async function insertCategories(
  db: Queryable,
  drafts: readonly (typeof categories.$inferInsert)[],
): Promise<Category[]> {
  if (drafts.length === 0) return []
  return db
    .insert(categories)
    .values([...drafts])
    .onConflictDoNothing()
    .returning()
}

/** Puts a department below another category, with all that is below it; addresses stay. */
export async function moveCategory(
  db: Queryable,
  id: number,
  parent: Pick<Category, 'id' | 'ancestorIds'>,
): Promise<void> {
  const above = [...parent.ancestorIds, parent.id]
  await db
    .update(categories)
    .set({ ancestorIds: sql`${sql.param(above)}::int[] || ancestor_ids` })
    .where(arrayOverlaps(categories.ancestorIds, [id]))
  await db.update(categories).set({ parentId: parent.id, ancestorIds: above }).where(eq(categories.id, id))
}

/** Ids of the products in these categories and in all below them. */
export async function productsWithin(db: Queryable, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ id: productCategories.productId })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(or(inArray(categories.id, [...ids]), arrayOverlaps(categories.ancestorIds, [...ids])))
  return rows.map(({ id }) => id)
}

/** Percent signs and underscores of the shopper are letters, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
