/** Reads whole categories, root included, and what there is of the products of a page that was made of them. */
import type { Database } from '#platform/database/pool.ts'
import { runSteadyStatement } from '#platform/database/statement.ts'
import { type ProductStamp, readProductStamps, stampsOf } from './listing-store.ts'
import { type CategorySnapshot, categorySnapshot } from './rules/category-snapshot.ts'
import type { ListingFacts } from './rules/listing.ts'
import { ROOT_CATEGORY_ID } from './rules/root-category.ts'

/** A snapshot, and which state of the category it is of: whoever changes a product counts its categories anew. */
export interface StampedSnapshot {
  stamp: string
  /** Undefined for a category of too many products. */
  snapshot: CategorySnapshot | undefined
}

/**
 * Larger ones are counted by the database: reading a thousand products takes it 5 ms, and the shop 4 ms in which it
 * answers nobody else.
 */
const MAX_PRODUCTS = 20_000

/** Undefined for a category that nothing was ever in. */
export async function readCategory(db: Database, categoryId: number): Promise<StampedSnapshot | undefined> {
  const [row] = await runSteadyStatement<CategoryRow>(
    db,
    `select ${STAMP} as stamp, f.facts, r.*
    from category_facts f, lateral (
      select string_agg(s.product_id::text, ',') as ids, string_agg(s.lowest_cents::text, ',') as cents,
        string_agg(s.position::text, ',') as positions,
        string_agg(array_to_string(s.facets, '${BETWEEN_FACETS}'), '${BETWEEN_ROWS}') as facets
      from (
        select * from product_index
        where (f.facts->>'total')::int <= ${MAX_PRODUCTS}
          ${categoryId === ROOT_CATEGORY_ID ? '' : 'and product_id in (select product_id from category_index where category_id = $1)'}
        order by name, product_id) s) r
    where f.category_id = $1`,
    [categoryId],
  )
  if (!row) return undefined
  const { stamp, facts, ids, cents, positions, facets } = row
  if (facts.total > MAX_PRODUCTS) return { stamp, snapshot: undefined }
  return {
    stamp,
    snapshot: categorySnapshot({
      ids: numbersOf(ids),
      lowestCents: numbersOf(cents),
      positions: numbersOf(positions),
      facets: facets?.split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_FACETS)) ?? [],
      told: facts.facets.map(({ facet, label, position }) => ({ facet, label, position })),
    }),
  }
}

/** Stamps of these products in their order, and that of the category at the same moment. */
export async function readStamps(
  db: Database,
  categoryId: number,
  productIds: readonly number[],
): Promise<{ stamp: string | undefined; products: ProductStamp[] }> {
  const [row] = await runSteadyStatement<{ stamp: string | null; products: string | null }>(
    db,
    `select (select ${STAMP} from category_facts f where f.category_id = $1) as stamp,
      ${stampsOf('select id as product_id from unnest($2::int[]) as id')} as products`,
    [categoryId, productIds],
  )
  return { stamp: row?.stamp ?? undefined, products: readProductStamps(row?.products) }
}

interface CategoryRow {
  stamp: string
  facts: ListingFacts
  ids: string | null
  cents: string | null
  positions: string | null
  facets: string | null
}

/** The transaction that counted the category, and where the row lies: one transaction may count twice. */
const STAMP = `f.xmin || '/' || f.ctid`

/** No facet has one of these. */
const BETWEEN_FACETS = '\u001f'
const BETWEEN_ROWS = '\u001e'

const numbersOf = (list: string | null) => list?.split(',').map(Number) ?? []
