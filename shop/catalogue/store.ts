import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { ProductRecord } from './rules/record.ts'
import { parseSku } from './rules/sku.ts'
import { type ProductKind, productRecords, products } from './tables.ts'

type ProductRow = typeof products.$inferSelect

/** A family's record as it is sold today. */
export interface CurrentRecord {
  record: ProductRecord
  version: number
}

export type Product = PrintedProduct | UnprintedProduct

/** A product with the record that prices it; the record lists only the sizes that the product sells. */
export type PrintedProduct = ProductRow & CurrentRecord & { kind: 'printed'; family: string }

export type UnprintedProduct = ProductRow & { kind: Exclude<ProductKind, 'printed'> }

export interface ProductQuery {
  skus?: readonly string[] | undefined
  urlKeys?: readonly string[] | undefined
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

/** The next version of a family's record; earlier versions stay as they are. `publishRecord` puts it into effect. */
export async function insertRecord(db: Queryable, record: ProductRecord): Promise<number> {
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

/** Products by their exact SKUs or url keys, in the order of the shelf. */
export async function findProducts(db: Queryable, { skus, urlKeys }: ProductQuery): Promise<Product[]> {
  const rows = await db
    .select(productAndVersion)
    .from(products)
    .where(
      and(
        skus && sql`${products.sku} = any(${sql.param(skus)})`,
        urlKeys && sql`${products.urlKey} = any(${sql.param(urlKeys)})`,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
  return withRecords(db, rows)
}

/** The product whose page has this address. */
export async function productByUrlKey(db: Queryable, urlKey: string): Promise<Product | undefined> {
  const rows = await db
    .select(productAndVersion)
    .from(products)
    .where(eq(products.urlKey, sql.placeholder('key')))
    .prepare('product_by_url_key')
    .execute({ key: urlKey })
  return (await withRecords(db, rows))[0]
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
export async function productsOfPrefixes(
  db: Queryable,
  prefixes: readonly string[],
): Promise<PrintedProduct[]> {
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
  return rows.flatMap((row) => printedProduct(row, records.get(row.family ?? '')) ?? [])
}

/** What a SKU means today, for whoever needs its surface or price; undefined when it is not sold. */
export async function readSku(db: Queryable, sku: string) {
  for (const { record, version } of (await currentRecords(db)).values()) {
    const parsed = parseSku(record, sku)
    if (parsed.kind === 'choice') return { record, version, choice: parsed.choice }
  }
  return undefined
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
    version === null || family === null ? [] : { family, version },
  )
  const unknown = wanted.filter(({ family, version }) => !knownRecords.has(`${family}@${version}`))
  if (unknown.length > 0) await learnRecords(db, unknown)
  return rows.flatMap(({ product, version }) => {
    if (product.kind !== 'printed') return { ...product, kind: product.kind }
    const record = knownRecords.get(`${product.family}@${version}`)
    return printedProduct(product, record && version !== null ? { record, version } : undefined) ?? []
  })
}

/** Undefined when its family has no record, or none of its sizes any more, so that nothing is sold without a price. */
function printedProduct(row: ProductRow, current: CurrentRecord | undefined): PrintedProduct | undefined {
  const { family, kind } = row
  if (!current || family === null || kind !== 'printed') return undefined
  const record = soldSizes(current.record, row.sizeCodes)
  return record.sizes.length === 0 ? undefined : { ...row, kind, family, version: current.version, record }
}

/** Products that sell the same sizes share one record, so that what is worked out from it is worked out once. */
const soldRecords = new WeakMap<ProductRecord, Map<string, ProductRecord>>()

function soldSizes(record: ProductRecord, sizeCodes: readonly string[] | null): ProductRecord {
  if (!sizeCodes) return record
  const bySizes = soldRecords.get(record) ?? new Map<string, ProductRecord>()
  soldRecords.set(record, bySizes)
  const key = sizeCodes.join()
  const known = bySizes.get(key)
  if (known) return known
  const sold = { ...record, sizes: record.sizes.filter((size) => sizeCodes.includes(size.code)) }
  bySizes.set(key, sold)
  return sold
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
