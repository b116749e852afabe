/** A snapshot of a category finds, counts and sorts as a plain look at each of its products does. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categorySnapshot, factsOfRows, foundRows, pageOfRows } from './category-snapshot.ts'
import { PRICE_STEPS } from './listing.ts'

const FACETS = ['size:20X30', 'size:30X40', 'size:40X60', 'material:canvas', 'material:metal', 'shape:square']
const cents = fc.oneof(fc.constantFrom(...PRICE_STEPS), fc.integer({ min: 0, max: 50_000 }))
const maybeCents = fc.option(cents, { nil: undefined })
const facets = fc.subarray(FACETS)

const someProducts = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
      name: fc.constantFrom('Beach', 'Dune', 'Harbour', 'Reef'),
      cents,
      position: fc.integer({ min: -3, max: 3 }),
      facets,
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  )
  .map((products) => products.sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id))
type Products = typeof someProducts extends fc.Arbitrary<infer Value> ? Value : never

const someNarrowing = fc.record({
  facetGroups: fc.array(fc.subarray([...FACETS, 'size:unheard-of']), { maxLength: 3 }),
  fromCents: maybeCents,
  toCents: maybeCents,
})

/** The last facet has no words that shoppers are told. */
const told = FACETS.slice(0, -1).map((facet, position) => ({ facet, label: facet.toUpperCase(), position }))

const snapshotOf = (products: Products) =>
  categorySnapshot({
    ids: products.map(({ id }) => id),
    lowestCents: products.map((product) => product.cents),
    positions: products.map(({ position }) => position),
    facets: products.map((product) => product.facets),
    told,
  })

type Wanted = typeof someNarrowing extends fc.Arbitrary<infer Value> ? Value : never
const plainlyFound = (products: Products, { facetGroups, fromCents = 0, toCents = 100_000 }: Wanted) =>
  products.filter(
    (product) =>
      product.cents >= fromCents &&
      product.cents <= toCents &&
      facetGroups.every((group) => group.some((facet) => product.facets.includes(facet))),
  )

describe('F-01: a category that is narrowed in memory', () => {
  test('counts each facet and each price of what is found', () => {
    fc.assert(
      fc.property(someProducts, someNarrowing, (products, narrowing) => {
        const snapshot = snapshotOf(products)
        const found = plainlyFound(products, narrowing)
        const having = (facet: string) => found.filter((product) => product.facets.includes(facet)).length
        const costing = (step: number) =>
          found.filter(
            (product) =>
              product.cents >= (PRICE_STEPS[step] ?? 0) && product.cents < (PRICE_STEPS[step + 1] ?? 1e9),
          ).length
        expect(factsOfRows(snapshot, foundRows(snapshot, narrowing))).toEqual({
          total: found.length,
          facets: told
            .map((facet) => ({ ...facet, count: having(facet.facet) }))
            .filter(({ count }) => count > 0),
          prices: PRICE_STEPS.map((_, step) => ({ step, count: costing(step) })).filter(
            ({ count }) => count > 0,
          ),
        })
      }),
    )
  })

  test('looks at the products of a facet once, however often it is named', () => {
    const ids = Array.from({ length: 20_000 }, (_, n) => n + 1)
    const facets = ids.map(() => ['size:20X30'])
    const snapshot = categorySnapshot({ ids, lowestCents: ids, positions: ids, facets, told })
    const before = process.cpuUsage()
    foundRows(snapshot, { facetGroups: [Array.from({ length: 300_000 }, () => 'size:20X30')] })
    // Six thousand million rows take seconds.
    expect(process.cpuUsage(before).user).toBeLessThan(500_000)
  })

  test('shows a page in any order, and equals by their ids', () => {
    const by = fc.constantFrom('position', 'price', 'name')
    const direction = fc.constantFrom('asc', 'desc')
    const page = fc.record({ limit: fc.nat({ max: 9 }), offset: fc.nat({ max: 20 }) })
    fc.assert(
      fc.property(
        someProducts,
        someNarrowing,
        fc.record({ by, direction }),
        page,
        (products, narrowing, order, { limit, offset }) => {
          const compare = {
            position: (a: Products[number], b: Products[number]) => a.position - b.position,
            price: (a: Products[number], b: Products[number]) => a.cents - b.cents,
            name: (a: Products[number], b: Products[number]) => a.name.localeCompare(b.name),
          }[order.by]
          const rising = plainlyFound(products, narrowing).sort((a, b) => compare(a, b) || a.id - b.id)
          const sorted = order.direction === 'asc' ? rising : rising.reverse()
          const snapshot = snapshotOf(products)
          const ids = pageOfRows(snapshot, foundRows(snapshot, narrowing), order, { limit, offset })
          expect(ids).toEqual(sorted.slice(offset, offset + limit).map(({ id }) => id))
        },
      ),
    )
  })
})
