/** Keeps the product index up to date with products, records and categories. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import type { Category } from './categories-store.ts'
import { keepCounts } from './facet-counts.ts'
import { type IndexEntry, indexEntry } from './rules/index-entry.ts'
import { type Product, productsByIds } from './store.ts'
import {
  categories,
  categoryIndex,
  facetLabels,
  productCategories,
  productIndex,
  products,
  spellingWords,
} from './tables.ts'

/** So many products are worked out at a time; more would only hold more memory. */
const BATCH = 2_000

/**
 * Writes the index entries of products as they are now. Whoever writes a product, its categories or its family's record
 * calls this in the same transaction.
 */
export async function indexProducts(db: Queryable, productIds: readonly number[]): Promise<void> {
  const known = await categoriesById(db)
  const touched = new Set<number>()
  for (let start = 0; start < productIds.length; start += BATCH) {
    const ids = productIds.slice(start, start + BATCH)
    for (const id of await indexedCategories(db, ids)) touched.add(id)
    await indexBatch(db, ids, known)
    for (const id of await indexedCategories(db, ids)) touched.add(id)
  }
  await keepCounts(db, [...touched])
}

/**
 * Products without an index entry, such as all of a database from before there was an index, and prints whose entry does
 * not say their family: it is from before lists were narrowed by families and orientations.
 */
export async function unindexedProducts(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .leftJoin(productIndex, eq(productIndex.productId, products.id))
    .where(
      sql`${productIndex.productId} is null
        or (${products.family} is not null
          and not ${productIndex.facets} @> array['family:' || ${products.family}])`,
    )
  return rows.map(({ id }) => id)
}

/** Products whose prices and sizes come from the records of these families. */
export async function productsOfFamilies(db: Queryable, families: readonly string[]): Promise<number[]> {
  if (families.length === 0) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.family, [...families]))
  return rows.map(({ id }) => id)
}

async function indexBatch(db: Queryable, ids: readonly number[], known: ReadonlyMap<number, Category>) {
  const [found, direct] = [await productsByIds(db, ids), await directCategories(db, ids)]
  const entries = found.map((product) => ({
    product,
    entry: indexEntry(product, withAncestors(direct.get(product.id) ?? [], known)),
  }))
  const sold = new Set(found.map(({ id }) => id))
  const unsold = ids.filter((id) => !sold.has(id))
  if (unsold.length > 0) await db.delete(productIndex).where(inArray(productIndex.productId, unsold))
  if (entries.length === 0) return
  await writeEntries(db, entries)
  await writeLabels(db, entries)
  const spellings = [...new Set(entries.flatMap(({ entry }) => entry.spellings))]
  if (spellings.length > 0) {
    await db
      .insert(spellingWords)
      .select(sql`select unnest(${sql.param(spellings)}::text[])`)
      .onConflictDoNothing()
  }
}

/** One statement for the whole batch; the texts to be searched are in the database already. */
async function writeEntries(db: Queryable, entries: readonly { product: Product; entry: IndexEntry }[]) {
  const facts = entries.map(({ product, entry }) => ({
    id: product.id,
    lowest: entry.lowestCents,
    highest: entry.highestCents,
    facets: entry.facets.map(({ facet }) => facet),
    measures: entry.measures,
    categories: entry.categoryNames,
  }))
  await db.execute(sql`
    insert into product_index (product_id, name, position, lowest_cents, highest_cents, facets, words)
    select p.id, p.name, p.position, f.lowest, f.highest, f.facets,
      setweight(to_tsvector('shop', p.name), 'A')
      || setweight(to_tsvector('shop', concat_ws(' ', p.meta_keywords, f.categories)), 'B')
      || setweight(to_tsvector('shop', p.short_description_html), 'C')
      || setweight(to_tsvector('shop', p.description_html), 'D')
      || array_to_tsvector(f.measures)
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as f(id int, lowest int, highest int, facets text[], measures text[], categories text)
    join products p on p.id = f.id
    on conflict (product_id) do update set
      name = excluded.name, position = excluded.position, lowest_cents = excluded.lowest_cents,
      highest_cents = excluded.highest_cents, facets = excluded.facets, words = excluded.words`)
  await indexCategories(
    db,
    entries.map(({ product }) => product.id),
  )
}

/** Each of these products in its categories, as their index entries say now. */
async function indexCategories(db: Queryable, productIds: readonly number[]) {
  const ids = sql`${sql.param(productIds)}::int[]`
  await db.execute(sql`delete from category_index where product_id = any(${ids})`)
  await db.execute(sql`
    insert into category_index (category_id, position, product_id)
    select substr(facet, length('category:') + 1)::int, s.position, s.product_id
    from product_index s, unnest(s.facets) as facet
    where s.product_id = any(${ids}) and facet like 'category:%'`)
}

async function writeLabels(db: Queryable, entries: readonly { entry: IndexEntry }[]) {
  const labels = new Map(
    entries.flatMap(({ entry }) => entry.facets).map((facet) => [facet.facet, facet] as const),
  )
  if (labels.size === 0) return
  await db
    .insert(facetLabels)
    .values([...labels.values()])
    .onConflictDoUpdate({
      target: facetLabels.facet,
      set: { label: sql`excluded.label`, position: sql`excluded.position` },
    })
}

/** The categories that these products are counted in, as the index stands. */
async function indexedCategories(db: Queryable, productIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: categoryIndex.categoryId })
    .from(categoryIndex)
    .where(sql`${categoryIndex.productId} = any(${sql.param(productIds)})`)
  return rows.map(({ id }) => id)
}

async function categoriesById(db: Queryable): Promise<Map<number, Category>> {
  const rows = await db.select().from(categories)
  return new Map(rows.map((row) => [row.id, row]))
}

async function directCategories(db: Queryable, productIds: readonly number[]) {
  const rows = await db
    .select()
    .from(productCategories)
    .where(inArray(productCategories.productId, [...productIds]))
  const grouped = Map.groupBy(rows, ({ productId }) => productId)
  return new Map([...grouped].map(([id, members]) => [id, members.map((member) => member.categoryId)]))
}

/** A product of Square canvases is one of Canvas prints too. */
function withAncestors(ids: readonly number[], known: ReadonlyMap<number, Category>): Category[] {
  const all = new Set(ids.flatMap((id) => [...(known.get(id)?.ancestorIds ?? []), id]))
  return [...all].flatMap((id) => known.get(id) ?? [])
}
