/** Finds, counts and orders products by the product index. Every question is one statement that reads narrow rows only. */
import type { Database } from '#platform/database/pool.ts'
import { runStatement, runSteadyStatement, Values } from '#platform/database/statement.ts'
import { countsOf, keptCountsOf } from './facet-counts.ts'
import { conditionsOf, phraseQuery } from './product-index-conditions.ts'
import {
  type Listing,
  type ListingFacts,
  MAX_HITS,
  type Order,
  type pricedCategory,
  wholeCategory,
} from './rules/listing.ts'
import { ROOT_CATEGORY_ID } from './rules/root-category.ts'

export interface PageWanted {
  listing: Listing
  order: Order
  limit: number
  offset: number
  /** How many the list has in all is wanted too. */
  isCounted: boolean
  /**
   * `whole-category`: the kept counts of this category. `priced-category`: of its part between two prices, looked up in what
   * is kept. `counted`: counts of exactly what the list finds. Undefined when nobody wants any.
   */
  facts?: WantedFacts | undefined
}

export type WantedFacts =
  | { kind: 'whole-category'; categoryId: number }
  | ({ kind: 'priced-category' } & NonNullable<ReturnType<typeof pricedCategory>>)
  | { kind: 'counted' }

export interface ListedPage {
  products: ProductStamp[]
  /** Undefined when it was not wanted. */
  total: number | undefined
  facts: ListingFacts | undefined
}

/** A product, and which state of its row and record this is: the same stamp means that nothing has changed. */
export interface ProductStamp {
  id: number
  stamp: string
}

/** Pages of several lists by one statement. */
export async function pagesOfListings(db: Database, wanted: readonly PageWanted[]): Promise<ListedPage[]> {
  if (wanted.length === 0) return []
  const values = new Values()
  const pages = wanted.map((one, index) => pageQuery(one, index, values))
  const text = pages.length === 1 ? pages.join() : pages.map((page) => `(${page})`).join(' union all ')
  // Lists asked for together come in any number of forms, and the server would keep a plan for each.
  const rows =
    wanted.length === 1 && wanted.every(isSteady)
      ? await runSteadyStatement<PageRow>(db, text, values.list)
      : await runStatement<PageRow>(db, text, values.list)
  const byNumber = new Map(rows.map((row) => [row.n, row]))
  return wanted.map((_, index) => listedPage(byNumber.get(index)))
}

/** The nearest spellings that products use of each word, the nearest first; none for a word that nothing is like. */
export async function nearestSpellings(
  db: Database,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await runStatement<{ typed: string; meant: string[] }>(
    db,
    `select t.typed, array(
       select w.word from spelling_words w where w.word % t.typed
       order by similarity(w.word, t.typed) desc, w.word limit 3
     ) as meant
     from unnest($1::text[]) as t(typed)`,
    [words],
  )
  return new Map(rows.map(({ typed, meant }) => [typed, meant]))
}

interface PageRow {
  n: number
  products: string | null
  total: number | null
  facts: ListingFacts | null
}

function listedPage(row: PageRow | undefined): ListedPage {
  const facts = row?.facts ?? undefined
  return { products: readProductStamps(row?.products), total: row?.total ?? facts?.total, facts }
}

/**
 * A search, and a list that is to be counted, first gathers its rows; any other one stops as soon as its page is full.
 *
 * A search gathers at most `MAX_HITS`, whichever come first: thousands of products match a word like canvas, and
 * weighing them all would cost more than any page is worth.
 */
function pageQuery(
  { listing, order, limit, offset, isCounted, facts }: PageWanted,
  n: number,
  values: Values,
): string {
  const where = readsCategoryIndex({ listing, order })
    ? `from category_index s where s.category_id = ${values.add(wholeCategory(listing))}`
    : conditionsOf(listing, values)
  const window = `order by ${orderOf(order)} limit ${values.add(limit)} offset ${values.add(offset)}`
  if (!listing.phrase && facts?.kind !== 'counted') {
    const total = isCounted && !facts ? `(select count(*)::int ${where})` : 'null::int'
    return `select ${n} as n, ${stampsOf(`select s.product_id ${where} ${window}`)} as products,
      ${total} as total, ${facts ? keptFacts(facts, values) : 'null::jsonb'} as facts`
  }
  const rank = listing.phrase ? `ts_rank(s.words, ${phraseQuery(listing.phrase, values)})` : '0::real'
  return `with hits as materialized (
      select ${columnsFor(order, facts !== undefined)}, ${rank} as rank ${where}
      ${listing.phrase ? `limit ${MAX_HITS}` : ''}
    )
    select ${n} as n, ${stampsOf(`select s.product_id from hits s ${window}`)} as products,
      (select count(*)::int from hits) as total,
      ${facts ? countsOf('hits') : 'null::jsonb'} as facts`
}

/** Only what is sorted or counted by: hundreds of rows are carried about for a page of twenty. */
function columnsFor({ by }: Order, isCountedByFacet: boolean): string {
  const isPriced = by === 'price' || isCountedByFacet
  return [
    's.product_id',
    's.position',
    isPriced && 's.lowest_cents',
    by === 'name' && 's.name',
    isCountedByFacet && 's.facets',
  ]
    .filter((column) => column !== false)
    .join(', ')
}

/** A whole category in catalogue order is read from its own index, page by page. The root is the whole product index. */
function readsCategoryIndex({ listing, order }: Pick<PageWanted, 'listing' | 'order'>): boolean {
  const category = wholeCategory(listing)
  return category !== undefined && category !== ROOT_CATEGORY_ID && order.by === 'position'
}

/** Whether one plan serves however many products there are: by keys, or by the order of a category. */
function isSteady({ listing, order, facts }: PageWanted): boolean {
  if (facts?.kind === 'counted') return false
  return readsCategoryIndex({ listing, order }) || hasOnlyKeys(listing)
}

function hasOnlyKeys({ skus, urlKeys, facetGroups, lowestCents, matches, phrase }: Listing): boolean {
  return (
    (skus ?? urlKeys) !== undefined && facetGroups.length + matches.length === 0 && !lowestCents && !phrase
  )
}

/** The page's products as `id:stamp`, in their order; `readProductStamps` reads it. */
export const stampsOf = (page: string) => `(
  select string_agg(p.id || ':' || p.xmin || '/' || coalesce(
      (select max(r.version) from product_records r where r.family = p.family), 0), ',' order by page.place)
  from (select product_id, row_number() over () as place from (${page}) sorted) page
  join products p on p.id = page.product_id)`

export function readProductStamps(stamps: string | null | undefined): ProductStamp[] {
  const products = stamps?.split(',').map((text) => {
    const colon = text.indexOf(':')
    return { id: Number(text.slice(0, colon)), stamp: text.slice(colon + 1) }
  })
  return products ?? []
}

/** A category that nobody knows has nothing in it. */
const NOTHING: ListingFacts = { total: 0, facets: [], prices: [] }

function keptFacts(facts: Exclude<WantedFacts, { kind: 'counted' }>, values: Values): string {
  const categoryId = values.add(facts.categoryId)
  if (facts.kind === 'whole-category') {
    return `coalesce((select facts from category_facts where category_id = ${categoryId}), '${JSON.stringify(NOTHING)}')`
  }
  const cents = (value: number | undefined) => (value === undefined ? undefined : `${values.add(value)}::int`)
  return keptCountsOf(`${categoryId}::int`, cents(facts.fromCents), cents(facts.toCents))
}

/** Columns of the order, and the id so that no page repeats a product of another. */
function orderOf({ by, direction }: Order): string {
  const columns = { position: 's.position', price: 's.lowest_cents', name: 's.name', relevance: 's.rank' }
  // Equal relevance falls back to catalogue order, whichever way the list runs.
  const then = by === 'relevance' ? 's.position, s.product_id' : `s.product_id ${direction}`
  return `${columns[by]} ${direction}, ${then}`
}
