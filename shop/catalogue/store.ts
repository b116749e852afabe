import { and, asc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/pool.ts'
import type { ProductRecord } from './rules/record.ts'
import { parseSku } from './rules/sku.ts'
import { categories, productCategories, productRecords, products } from './tables.ts'

export type Category = typeof categories.$inferSelect
type ProductRow = typeof products.$inferSelect

/** A family's record as it is sold today. */
export interface CurrentRecord {
  record: ProductRecord
  version: number
}

/** A product with the record that prices it; the record lists only the sizes that the product sells. */
export interface Product extends ProductRow, CurrentRecord {}

export interface ProductQuery {
  /** Words that must all occur in name, description or keywords. */
  search?: string | undefined
  skus?: readonly string[] | undefined
  urlKeys?: readonly string[] | undefined
  categoryIds?: readonly number[] | undefined
  nameContains?: string | undefined
}

export interface CategoryQuery {
  ids?: readonly number[] | undefined
  urlKeys?: readonly string[] | undefined
  nameContains?: string | undefined
}

/** Versions never change, so each is read once for each process. */
const knownRecords = new Map<string, ProductRecord>()

/** The record of every family, as sold today, by family. */
export async function currentRecords(db: Queryable): Promise<Map<string, CurrentRecord>> {
  const versions = await db
    .select({ family: productRecords.family, version: sql<number>`max(${productRecords.version})` })
    .from(productRecords)
    .groupBy(productRecords.family)
  const unknown = versions.filter(({ family, version }) => !knownRecords.has(`${family}@${version}`))
  if (unknown.length > 0) await learnRecords(db, unknown)
  return new Map(
    versions.flatMap(({ family, version }) => {
      const record = knownRecords.get(`${family}@${version}`)
      return record ? [[family, { record, version }]] : []
    }),
  )
}

/** One version of a family's record, such as the one an order line was priced with. */
export async function recordVersion(db: Queryable, family: string, version: number) {
  const key = `${family}@${version}`
  if (!knownRecords.has(key)) await learnRecords(db, [{ family, version }])
  return knownRecords.get(key)
}

/** Adds the next version of a family's record; earlier versions stay as they are. */
export async function publishRecord(db: Queryable, record: ProductRecord): Promise<number> {
  const [row] = await db
    .insert(productRecords)
    .values({
      family: record.family,
      version: sql`(select coalesce(max(version), 0) + 1 from product_records where family = ${record.family})`,
      record,
    })
    .returning({ version: productRecords.version })
  if (!row)
    throw new Error(`Expected a version of ${record.family} to be stored but the database returned none`)
  return row.version
}

/** Products that match everything asked for, in the order of the shelf. */
export async function findProducts(db: Queryable, query: ProductQuery): Promise<Product[]> {
  const rows = await db
    .select(productAndVersion)
    .from(products)
    .where(productConditions(db, query))
    .orderBy(asc(products.position), asc(products.id))
  return withRecords(db, rows)
}

export async function productsByIds(db: Queryable, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(productAndVersion)
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)})`)
    // Every cart asks this, so the database keeps its plan.
    .prepare('products_by_ids')
    .execute()
  return withRecords(db, rows)
}

/** Products that could sell SKUs with these prefixes, the usual one of each family first. */
export async function productsOfPrefixes(db: Queryable, prefixes: readonly string[]): Promise<Product[]> {
  const records = await currentRecords(db)
  const families = [...records].flatMap(([family, { record }]) =>
    prefixes.includes(record.skuPrefix) ? family : [],
  )
  if (families.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.family, families))
    .orderBy(asc(products.position), asc(products.id))
  return rows.flatMap((row) => {
    const current = records.get(row.family)
    return current
      ? [{ ...row, version: current.version, record: soldSizes(current.record, row.sizeCodes) }]
      : []
  })
}

/** What a SKU means today, for whoever needs its surface or price; undefined when it is not sold. */
export async function readSku(db: Queryable, sku: string) {
  for (const { record, version } of (await currentRecords(db)).values()) {
    const parsed = parseSku(record, sku)
    if (parsed.kind === 'choice') return { record, version, choice: parsed.choice }
  }
  return undefined
}

export async function findCategories(db: Queryable, query: CategoryQuery): Promise<Category[]> {
  return db
    .select()
    .from(categories)
    .where(
      and(
        query.ids && inArray(categories.id, [...query.ids]),
        query.urlKeys && inArray(categories.urlKey, [...query.urlKeys]),
        query.nameContains === undefined ? undefined : contains(categories.name, query.nameContains),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.id))
}

/** Categories of several products in one query. */
export async function categoriesOfProducts(db: Queryable, productIds: readonly number[]) {
  const rows = await db
    .select({ productId: productCategories.productId, category: categories })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, [...productIds]))
    .orderBy(asc(categories.position))
  const grouped = Map.groupBy(rows, (row) => row.productId)
  return new Map([...grouped].map(([id, members]) => [id, members.map((row) => row.category)] as const))
}

/** Products of several categories in two queries, in the order of the shelf. */
export async function productsOfCategories(db: Queryable, categoryIds: readonly number[]) {
  const rows = await db
    .select({ categoryId: productCategories.categoryId, ...productAndVersion })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .where(inArray(productCategories.categoryId, [...categoryIds]))
    .orderBy(asc(products.position), asc(products.id))
  const known = await withRecords(db, rows)
  const byId = new Map(known.map((product) => [product.id, product]))
  const grouped = Map.groupBy(rows, (row) => row.categoryId)
  return new Map(
    [...grouped].map(
      ([id, members]) => [id, members.flatMap((row) => byId.get(row.product.id) ?? [])] as const,
    ),
  )
}

/** A product's row with the number of the record version that is sold today; null when there is no record yet. */
const productAndVersion = {
  product: products,
  version: sql<
    number | null
  >`(select max(r.version) from ${productRecords} r where r.family = ${products.family})`,
}

async function withRecords(
  db: Queryable,
  rows: readonly { product: ProductRow; version: number | null }[],
): Promise<Product[]> {
  const wanted = rows.flatMap(({ product: { family }, version }) =>
    version === null ? [] : { family, version },
  )
  const unknown = wanted.filter(({ family, version }) => !knownRecords.has(`${family}@${version}`))
  if (unknown.length > 0) await learnRecords(db, unknown)
  return rows.flatMap(({ product, version }) => {
    const record = knownRecords.get(`${product.family}@${version}`)
    return record && version !== null
      ? [{ ...product, version, record: soldSizes(record, product.sizeCodes) }]
      : []
  })
}

function soldSizes(record: ProductRecord, sizeCodes: readonly string[] | null): ProductRecord {
  if (!sizeCodes) return record
  return { ...record, sizes: record.sizes.filter((size) => sizeCodes.includes(size.code)) }
}

async function learnRecords(db: Queryable, wanted: readonly { family: string; version: number }[]) {
  const rows = await db
    .select()
    .from(productRecords)
    .where(
      or(
        ...wanted.map(({ family, version }) =>
          and(eq(productRecords.family, family), eq(productRecords.version, version)),
        ),
      ),
    )
  for (const row of rows) knownRecords.set(`${row.family}@${row.version}`, row.record)
}

function productConditions(db: Queryable, query: ProductQuery): SQL | undefined {
  const words = query.search?.trim().split(/\s+/).filter(Boolean) ?? []
  const inCategory =
    query.categoryIds &&
    exists(
      db
        .select({ one: sql`1` })
        .from(productCategories)
        .where(
          and(
            eq(productCategories.productId, products.id),
            inArray(productCategories.categoryId, [...query.categoryIds]),
          ),
        ),
    )
  return and(
    query.skus && inArray(products.sku, [...query.skus]),
    query.urlKeys && inArray(products.urlKey, [...query.urlKeys]),
    query.nameContains === undefined ? undefined : contains(products.name, query.nameContains),
    inCategory,
    ...words.map((word) =>
      or(
        contains(products.name, word),
        contains(products.shortDescriptionHtml, word),
        contains(products.metaKeywords, word),
      ),
    ),
  )
}

/** Percent signs and underscores of the shopper are letters, not wildcards. */
function contains(column: AnyPgColumn, text: string) {
  return ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
}
