/** What is kept of a category's counts says the same as counting its products anew. */
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase, transaction } from '#platform/database/pool.ts'
import { openTestShop } from '../testing/shop.ts'
import { pageOfSnapshot } from './category-snapshots.ts'
import { countsOf, keepCounts } from './facet-counts.ts'
import { type PageWanted, pagesOfListings } from './listing-store.ts'
import { indexProducts } from './product-index-store.ts'
import { categoryFacet } from './rules/facets.ts'
import { PRICE_STEPS } from './rules/listing.ts'
import { ROOT_CATEGORY_ID } from './rules/root-category.ts'

const shop = await openTestShop()
const { rows: categories } = await shop.db.execute<{ id: number }>(
  sql`select ${ROOT_CATEGORY_ID}::int as id union all select id from categories where product_count > 0`,
)
const { rows: prices } = await shop.db.execute<{ cents: number }>(
  sql`select distinct lowest_cents as cents from product_index`,
)
const cents = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(...PRICE_STEPS, ...prices.map((price) => price.cents)),
  fc.integer({ min: -100, max: 60_000 }),
)
const someCategory = fc.constantFrom(...categories.map(({ id }) => id))

const LIST = `query ($filter: ProductAttributeFilterInput!) { products(filter: $filter, pageSize: 200) {
  items { sku } total_count
  aggregations { attribute_code options { label value count } } } }`

interface Group {
  attribute_code: string
  options: { value: string; count: number }[]
}

/** The counts of the products themselves, one row each. */
async function recount(categoryId: number, from: number | undefined, to: number | undefined) {
  const { rows } = await shop.db.execute<{ facts: { total: number; facets: { count: number }[] } }>(
    sql.raw(`with hits as (
        select facets, lowest_cents from product_index
        where (${categoryId} = ${ROOT_CATEGORY_ID} or facets @> array['category:${categoryId}'])
          and lowest_cents >= ${from ?? 0} and lowest_cents <= ${to ?? 100_000_000})
      select ${countsOf('hits')} as facts`),
  )
  return rows[0]!.facts
}

test('F-01: a category between any two prices has the products and counts that a plain recount finds', async () => {
  await fc.assert(
    fc.asyncProperty(someCategory, cents, cents, async (id, from, to) => {
      const price = {
        ...(from !== undefined && { from: String(from / 100) }),
        ...(to !== undefined && { to: String(to / 100) }),
      }
      const filter = { category_uid: { eq: btoa(String(id)) }, price }
      const { products } = await shop.ask(LIST, { filter })
      const { total, facets } = await recount(id, from, to)
      expect(products.total_count).toBe(total)
      expect(products.items).toHaveLength(Math.min(total, 200))
      const told = (products.aggregations as Group[]).flatMap(({ attribute_code, options }) =>
        attribute_code === 'price' ? [] : options.map(({ count }) => count),
      )
      expect(told.sort()).toEqual(facets.map(({ count }) => count).sort())
    }),
    { numRuns: 60 },
  )
})

test('F-01: a list narrowed by facets of all kinds counts what it finds', async () => {
  const filters = ['family', 'orientation', 'size', 'shape', 'material', 'ready_by'] as const
  const { products } = await shop.ask(LIST, { filter: {} })
  const groups: Group[] = products.aggregations
  const valuesOf = (code: string) =>
    groups.find((group) => group.attribute_code === code)?.options.map(({ value }) => value) ?? []
  const known = filters.filter((code) => valuesOf(code).length > 0)
  const narrowed = fc
    .subarray([...known], { minLength: 1, maxLength: 2 })
    .chain((codes) =>
      fc.record(
        Object.fromEntries(
          codes.map((code) => [code, fc.subarray(valuesOf(code).slice(0, 12), { minLength: 1 })]),
        ),
      ),
    )
  await fc.assert(
    fc.asyncProperty(narrowed, cents, async (wanted, from) => {
      const filter = {
        ...Object.fromEntries(Object.entries(wanted).map(([code, values]) => [code, { in: values }])),
        ...(from !== undefined && { price: { from: String(from / 100) } }),
      }
      const { products: found } = await shop.ask(LIST, { filter })
      const limits = Object.entries(wanted).map(
        ([code, values]) =>
          `and facets && array[${values.map((value) => `'${code}:${value}'`).join()}]::text[]`,
      )
      const { rows } = await shop.db.execute<{ count: number }>(
        sql.raw(`select count(*)::int as count from product_index
          where lowest_cents >= ${from ?? 0} ${limits.join(' ')}`),
      )
      expect(found.total_count).toBe(rows[0]!.count)
      for (const { attribute_code: code, options } of found.aggregations as Group[]) {
        if (wanted[code] !== undefined || !known.some((one) => one === code)) continue
        for (const { value, count } of options.slice(0, 5)) {
          const again = await shop.ask(LIST, { filter: { ...filter, [code]: { eq: value } } })
          expect(again.products.total_count).toBe(count)
        }
      }
    }),
    { numRuns: 12 },
  )
}, 30_000)

const { rows: facets } = await shop.db.execute<{ facet: string }>(sql`select facet from facet_labels`)
const someFacet = fc.constantFrom(...facets.map(({ facet }) => facet), 'material:unheard-of')
const someList: fc.Arbitrary<PageWanted> = fc
  .record({
    categoryId: someCategory,
    facetGroups: fc.array(fc.array(someFacet, { maxLength: 3 }), { maxLength: 2 }),
    from: cents,
    to: cents,
    by: fc.constantFrom('position', 'price', 'name'),
    direction: fc.constantFrom('asc', 'desc'),
    limit: fc.constantFrom(0, 1, 24, 1000),
    offset: fc.constantFrom(0, 0, 1, 24, 500),
  })
  .map(({ categoryId, facetGroups, from, to, by, direction, limit, offset }) => ({
    listing: {
      facetGroups: [
        ...(categoryId === ROOT_CATEGORY_ID ? [] : [[categoryFacet(categoryId)]]),
        ...facetGroups,
      ],
      // Nobody asks the database to count a whole category in its own order.
      lowestCents: { from: from ?? 0, to },
      matches: [],
    },
    order: { by, direction },
    limit,
    offset,
    isCounted: true,
    facts: { kind: 'counted' },
  }))

test('F-01: a list narrowed in memory has the products, order and counts that the database finds', async () => {
  await fc.assert(
    fc.asyncProperty(someList, async (wanted) => {
      const [page] = await pagesOfListings(shop.db, [wanted])
      expect(await pageOfSnapshot(shop.db, wanted)).toEqual(page)
    }),
    { numRuns: 200 },
  )
}, 30_000)

test('F-01: a list narrowed in memory shows at once what another process changed', async () => {
  const another = openDatabase({ url: shop.url, size: 1 })
  const portraits = async (material?: string) => {
    const filter = { orientation: { eq: 'portrait' }, ...(material && { material: { eq: material } }) }
    const { products } = await shop.ask(LIST, { filter })
    return products
  }
  const before = await portraits()
  const { rows } = await another.db.execute<{ id: number }>(
    sql`update products set attributes = '{"material": ["Sea glass"]}' where sku = ${before.items[0].sku} returning id`,
  )
  await indexProducts(another.db, [rows[0]!.id])
  await another.close()
  const after = await portraits()
  const materials = (after.aggregations as Group[]).find((group) => group.attribute_code === 'material')
  expect(after.total_count).toBe(before.total_count)
  expect(materials?.options.find(({ value }) => value === 'sea-glass')?.count).toBe(1)
  expect((await portraits('sea-glass')).items).toEqual([before.items[0]])
})

test('F-01: a category of too many products for a snapshot is narrowed by the database', async () => {
  const big = categories.find(({ id }) => id !== ROOT_CATEGORY_ID)!.id
  const listing = {
    facetGroups: [[categoryFacet(big)]],
    lowestCents: { from: 1, to: undefined },
    matches: [],
  }
  const wanted: PageWanted = {
    ...{ listing, order: { by: 'price', direction: 'asc' }, limit: 24, offset: 0, isCounted: true },
    facts: { kind: 'counted' },
  }
  const other = openDatabase({ url: shop.url, size: 1 })
  const counted = await pageOfSnapshot(other.db, wanted)
  await shop.db.execute(
    sql`update category_facts set facts = jsonb_set(facts, '{total}', '1000000') where category_id = ${big}`,
  )
  const refused = await pageOfSnapshot(other.db, wanted)
  await other.close()
  await transaction(shop.db, (tx) => keepCounts(tx, [big]))
  expect(counted?.total).toBeGreaterThan(0)
  expect(refused).toBeUndefined()
  expect(await pagesOfListings(shop.db, [wanted])).toEqual([counted])
})

test('F-01: products that two members of staff change at once are all counted', async () => {
  const { rows } = await shop.db.execute<{ id: number }>(sql`select id from products order by id limit 40`)
  const halves = [rows.slice(0, 20), rows.slice(20)].map((half) => half.map(({ id }) => id))
  await Promise.all(halves.map((ids) => transaction(shop.db, (tx) => indexProducts(tx, ids))))
  const { products } = await shop.ask(LIST, { filter: { price: { from: '0.01' } } })
  const { total } = await recount(ROOT_CATEGORY_ID, 1, undefined)
  expect(products.total_count).toBe(total)
})
