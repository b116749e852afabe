import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { Option, ProductRecord } from '#packages/product/record.ts'
import { isSkuLength } from '#packages/product/sku-length.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { currentRows, type ProductRow, rowState } from './product-rows-store.ts'
import { cachedFamilies, readVersions } from './record-versions-store.ts'
import { type ProductKind, productRecords, products } from './tables.ts'

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

/** When the first product that there still is came into the shop; undefined while it has none. */
export async function firstProductAt(db: Queryable): Promise<Date | undefined> {
  const [first] = await db
    .select({ createdAt: products.createdAt })
    .from(products)
    .orderBy(asc(products.createdAt))
    .limit(1)
  return first?.createdAt
}

/** The record of every family, as sold today, by family. */
export async function currentRecords(db: Queryable): Promise<Map<string, CurrentRecord>> {
  const versions = await db
    .select({ family: productRecords.family, version: sql<number>`max(${productRecords.version})` })
    .from(productRecords)
    .groupBy(productRecords.family)
  const recordOf = await readVersions(db, versions)
  return new Map(
    versions.flatMap(({ family, version }) => {
      const record = recordOf({ family, version })
      return record ? [[family, { record, version }]] : []
    }),
  )
}

/** One version of a family's record, such as the one an order line was priced with. */
export async function recordVersion(db: Queryable, family: string, version: number) {
  const recordOf = await readVersions(db, [{ family, version }])
  return recordOf({ family, version })
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

/** Products by their exact SKUs or url keys, in catalogue order. */
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

/**
 * What came into the shop last and can be shown: with a picture, in stock, and no membership; one of each family, and what
 * is printed before other goods.
 */
export async function newestProducts(db: Queryable, limit: number): Promise<Product[]> {
  const rows = await newest(db).execute({ limit })
  return withRecords(db, rows)
}

/** The product whose page has this address. */
export async function productByUrlKey(db: Queryable, urlKey: string): Promise<Product | undefined> {
  const rows = await byUrlKey(db).execute({ key: urlKey })
  return (await withRecords(db, rows))[0]
}

export async function productsByIds(db: Queryable, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await byIds(db).execute({ ids })
  return withRecords(db, await currentRows(db, rows))
}

/**
 * Products that could become lines with these SKUs, in catalogue order: those named by their own SKU or their
 * id, and for the SKU of a choice the usual product of its family that sells the size.
 */
export async function productsForLines(
  db: Queryable,
  { skus: asked, ids = [] }: { skus: readonly string[]; ids?: readonly number[] },
): Promise<Product[]> {
  const skus = asked.filter(isSkuLength)
  if (skus.length + ids.length === 0) return []
  const choices = await choicesIn(db, skus)
  const families = choices.map(({ family }) => family)
  const sizes = choices.map(({ size }) => size)
  const rows = await forLines(db).execute({ skus, ids, families, sizes })
  return withRecords(db, await currentRows(db, rows))
}

/** The families and sizes that SKUs of choices name. A family keeps its prefix, so known ones are not asked for again. */
async function choicesIn(
  db: Queryable,
  skus: readonly string[],
): Promise<{ family: string; size: string }[]> {
  const named = skus.flatMap((sku) => {
    const [prefix, size] = sku.split('-')
    return prefix && size ? { prefix, size } : []
  })
  const families = await familiesByPrefix(
    db,
    named.map(({ prefix }) => prefix),
  )
  return named.flatMap(({ prefix, size }) => (families.get(prefix) ?? []).map((family) => ({ family, size })))
}

async function familiesByPrefix(
  db: Queryable,
  prefixes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const cached = cachedFamilies(db)
  if (prefixes.every((prefix) => cached.has(prefix))) return cached
  const current = [...(await currentRecords(db))]
  return new Map(
    prefixes.map((prefix) => [
      prefix,
      current.flatMap(([family, { record }]) => (record.skuPrefix === prefix ? family : [])),
    ]),
  )
}

/** What a SKU means today, for whoever needs its surface or price; undefined when it is not sold. */
export async function findSku(db: Queryable, sku: string) {
  if (!isSkuLength(sku)) return undefined
  for (const { record, version } of (await currentRecords(db)).values()) {
    const parsed = parseSku(record, sku)
    if (parsed.kind === 'choice') return { record, version, choice: parsed.choice }
  }
  return undefined
}

/** Why `findSku` finds nothing, for whoever chose it: the first part of the SKU that its family does not make. */
export async function whyNotMade(db: Queryable, sku: string): Promise<string> {
  const [prefix] = sku.split('-', 1)
  for (const { record } of (await currentRecords(db)).values()) {
    const parsed = record.skuPrefix === prefix ? parseSku(record, sku) : undefined
    if (parsed?.kind === 'unknown-sku') return `${parsed.message} ${CHOOSE_AGAIN}`
  }
  return `We do not make this product. ${CHOOSE_AGAIN}`
}

const CHOOSE_AGAIN = 'Please choose the size and options again.'

/**
 * A product's row with the number of the record version that is sold today; null when there is no record yet. The column is
 * named with its table: alone it would be the record's own, and every family would have the highest version of all.
 */
const productAndVersion = {
  product: products,
  version: sql<
    number | null
  >`(select max(r.version) from ${productRecords} r where r.family = ${products}.family)`,
}

/** The same of a row that this process may have read before. */
const rowAndVersion = { row: rowState, version: productAndVersion.version }

const newest = prepared((db) =>
  db
    .select(productAndVersion)
    .from(products)
    .where(
      and(
        sql`${products.id} in (
          select max(shown.id) from ${products} shown
          where shown.in_stock and shown.kind <> 'membership' and jsonb_array_length(shown.pictures) > 0
          group by coalesce(shown.family, shown.sku)
        )`,
      ),
    )
    .orderBy(desc(sql`${products.kind} = 'printed'`), desc(products.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_products'),
)

const byUrlKey = prepared((db) =>
  db
    .select(productAndVersion)
    .from(products)
    .where(eq(products.urlKey, sql.placeholder('key')))
    .prepare('product_by_url_key'),
)

const byIds = prepared((db) =>
  db
    .select(rowAndVersion)
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .prepare('products_by_ids'),
)

const usualProducts = sql`select (
    select usual.id from ${products} usual
    where usual.family = wanted.family and (usual.size_codes is null or wanted.size = any(usual.size_codes))
    order by usual.position, usual.id limit 1
  ) from unnest(${sql.placeholder('families')}::text[], ${sql.placeholder('sizes')}::text[]) as wanted (family, size)`

const forLines = prepared((db) =>
  db
    .select(rowAndVersion)
    .from(products)
    .where(
      or(
        sql`${products.sku} = any(${sql.placeholder('skus')})`,
        sql`${products.id} = any(${sql.placeholder('ids')})`,
        sql`${products.id} = any(array(${usualProducts}))`,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .prepare('products_for_lines'),
)

async function withRecords(
  db: Queryable,
  rows: readonly { product: ProductRow; version: number | null }[],
): Promise<Product[]> {
  const wanted = rows.flatMap(({ product: { family }, version }) =>
    version === null || family === null ? [] : { family, version },
  )
  const recordOf = await readVersions(db, wanted)
  return rows.flatMap(({ product, version }) => {
    if (product.kind !== 'printed') return { ...product, kind: product.kind }
    if (product.family === null || version === null) return []
    const record = recordOf({ family: product.family, version })
    return printedProduct(product, record && { record, version }) ?? []
  })
}

/** Undefined when its family has no record, or none of its sizes any more, so that nothing is sold without a price. */
function printedProduct(row: ProductRow, current: CurrentRecord | undefined): PrintedProduct | undefined {
  const { family, kind } = row
  if (!current || family === null || kind !== 'printed') return undefined
  const record = soldRecord(current.record, row)
  return record.sizes.length === 0 ? undefined : { ...row, kind, family, version: current.version, record }
}

/** Products that sell the same in the same order share one record, so that what is worked out from it is worked out once. */
const soldRecords = new WeakMap<ProductRecord, Map<string, ProductRecord>>()

function soldRecord(
  record: ProductRecord,
  { sizeCodes, startValues }: Pick<ProductRow, 'sizeCodes' | 'startValues'>,
): ProductRecord {
  if (!sizeCodes && !startValues) return record
  const known = soldRecords.get(record) ?? new Map<string, ProductRecord>()
  soldRecords.set(record, known)
  const key = JSON.stringify([sizeCodes, startValues])
  const sold = known.get(key) ?? {
    ...record,
    // A page that sells some sizes takes none that is typed.
    ...(sizeCodes && {
      sizes: record.sizes.filter((size) => sizeCodes.includes(size.code)),
      customSize: undefined,
    }),
    ...(startValues && openedWith(record, startValues)),
  }
  known.set(key, sold)
  return sold
}

/** In capitals the values of options; beside them what else a page may open with (`PageOpening`). */
function openedWith(
  record: ProductRecord,
  startValues: Readonly<Record<string, string>>,
): Partial<ProductRecord> {
  const { size, position, repeat } = startValues
  return {
    options: record.options.map((option) => startingWith(option, startValues)),
    ...(size !== undefined && { opensWith: size }),
    ...((position === 'P' || position === 'L') && { opensPosition: position }),
    ...((repeat === 'rows' || repeat === 'bricks') && { startRepeat: repeat }),
  }
}

/** The value that a page opens with comes first, as everything opens with the first one. */
function startingWith(option: Option, startValues: Readonly<Record<string, string>>): Option {
  const first = option.values.find(({ code }) => code === startValues[option.code])
  return first ? { ...option, values: [first, ...option.values.filter((value) => value !== first)] } : option
}
