/**
 * What lists of a category are narrowed, sorted and counted by, for all of its products at once and in as little memory as it
 * takes: a product is a row, a facet a number, and a list of rows a typed array.
 */
import type { Cents } from '#packages/money/money.ts'
import { type ListingFacts, type Order, PRICE_STEPS } from './listing.ts'

/** More would not be sorted rightly: the number of a row takes the lower 16 bits of what is sorted. */
export const MAX_ROWS = 65_536

export interface CategoryRows {
  /** Of the products in the order of their names, and of their ids where names are the same. */
  ids: ArrayLike<number>
  lowestCents: ArrayLike<number>
  positions: ArrayLike<number>
  facets: readonly (readonly string[])[]
  /** Facets that shoppers are told, in the order they are told in. */
  told: readonly Omit<ListingFacts['facets'][number], 'count'>[]
}

export interface CategorySnapshot {
  ids: Int32Array
  lowestCents: Int32Array
  /** Rows in each order, rising. */
  orders: Record<'position' | 'price', Uint32Array>
  told: CategoryRows['told']
  /** Numbers of facets: those that are told come first, in their order. */
  numbers: ReadonlyMap<string, number>
  /** Numbers of the facets of each row, and rows of each facet. */
  facetsOfRow: Groups
  rowsOfFacet: Groups
}

/** Lists of numbers, one behind the other: the list `n` is from `starts[n]` up to `starts[n + 1]`. */
interface Groups {
  starts: Uint32Array
  numbers: Uint32Array
}

/** @param rows  at most `MAX_ROWS` */
export function categorySnapshot({
  ids,
  lowestCents,
  positions,
  facets,
  told,
}: CategoryRows): CategorySnapshot {
  const numbers = new Map(told.map(({ facet }, number) => [facet, number]))
  const facetsOfRow = groupsOf(facets, (facet) => {
    const known = numbers.get(facet)
    if (known !== undefined) return known
    numbers.set(facet, numbers.size)
    return numbers.size - 1
  })
  // Products that cost the same, or have the same position, follow each other by their ids.
  const byId = sortedRows(ids, Uint32Array.from(facets.keys()))
  return {
    ids: Int32Array.from(ids),
    lowestCents: Int32Array.from(lowestCents),
    orders: { position: sortedRows(positions, byId), price: sortedRows(lowestCents, byId) },
    told,
    numbers,
    facetsOfRow,
    rowsOfFacet: turned(facetsOfRow, numbers.size),
  }
}

export interface Narrowing {
  /** A product has a facet of every group. */
  facetGroups: readonly (readonly string[])[]
  /** Both included. */
  fromCents?: Cents | undefined
  toCents?: Cents | undefined
}

/** One byte for each row: 1 when it is found. */
export function foundRows(
  snapshot: CategorySnapshot,
  { facetGroups, fromCents, toCents }: Narrowing,
): Uint8Array {
  const { numbers, rowsOfFacet } = snapshot
  let found = rowsBetween(snapshot, fromCents, toCents)
  for (const group of facetGroups) {
    const foundBefore = found
    found = new Uint8Array(foundBefore.length)
    // Whoever names a facet a thousand times does not make the shop look at its products as often.
    for (const facet of new Set(group)) {
      const rows = groupOf(rowsOfFacet, numbers.get(facet))
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] ?? 0
        found[row] = foundBefore[row] ?? 0
      }
    }
  }
  return found
}

function rowsBetween(
  { lowestCents }: CategorySnapshot,
  fromCents = Number.NEGATIVE_INFINITY,
  toCents = Number.POSITIVE_INFINITY,
): Uint8Array {
  const found = new Uint8Array(lowestCents.length)
  for (let row = 0; row < found.length; row++) {
    const cents = lowestCents[row] ?? 0
    if (cents >= fromCents && cents <= toCents) found[row] = 1
  }
  return found
}

/** How many of the rows that were found have each facet and each price. */
export function factsOfRows(snapshot: CategorySnapshot, found: Uint8Array): ListingFacts {
  const { lowestCents, facetsOfRow, numbers, told } = snapshot
  const counts = new Uint32Array(numbers.size)
  const steps = new Uint32Array(PRICE_STEPS.length)
  let total = 0
  for (let row = 0; row < found.length; row++) {
    if (found[row] === 0) continue
    total++
    const end = facetsOfRow.starts[row + 1] ?? 0
    for (let at = facetsOfRow.starts[row] ?? 0; at < end; at++) addOne(counts, facetsOfRow.numbers[at] ?? 0)
    addOne(steps, stepOf(lowestCents[row] ?? 0))
  }
  return {
    total,
    facets: told.flatMap((facet, number) => {
      const count = counts[number] ?? 0
      return count === 0 ? [] : [{ ...facet, count }]
    }),
    prices: [...steps].flatMap((count, step) => (count === 0 ? [] : [{ step, count }])),
  }
}

/** Ids of the products of one page of the rows that were found. */
export function pageOfRows(
  { ids, orders }: CategorySnapshot,
  found: Uint8Array,
  { by, direction }: Order,
  { limit, offset }: { limit: number; offset: number },
): number[] {
  const order = by === 'price' || by === 'position' ? orders[by] : undefined
  const page: number[] = []
  for (let place = 0, met = 0; place < found.length && page.length < limit; place++) {
    const at = direction === 'asc' ? place : found.length - 1 - place
    const row = order?.[at] ?? at
    if (found[row] === 0) continue
    if (met++ >= offset) page.push(ids[row] ?? 0)
  }
  return page
}

const addOne = (counts: Uint32Array, number: number) => {
  counts[number] = (counts[number] ?? 0) + 1
}

/** The last step that is not above the price. */
function stepOf(cents: number): number {
  let step = PRICE_STEPS.length - 1
  while (step > 0 && cents < (PRICE_STEPS[step] ?? 0)) step--
  return step
}

/** Rows by their values, rising; rows of one value stay as they were. Numbers sort many times faster than by a function. */
function sortedRows(values: ArrayLike<number>, rows: Uint32Array): Uint32Array {
  const keys = Float64Array.from(rows, (row, place) => (values[row] ?? 0) * MAX_ROWS + place).sort()
  return Uint32Array.from(keys, (key) => {
    const place = key - Math.floor(key / MAX_ROWS) * MAX_ROWS
    return rows[place] ?? 0
  })
}

function groupsOf(lists: CategoryRows['facets'], numberOf: (facet: string) => number): Groups {
  const starts = new Uint32Array(lists.length + 1)
  const numbers = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
  let end = 0
  for (const [row, list] of lists.entries()) {
    for (const facet of list) numbers[end++] = numberOf(facet)
    starts[row + 1] = end
  }
  return { starts, numbers }
}

/** From the facets of each row to the rows of each facet. */
function turned({ starts, numbers }: Groups, size: number): Groups {
  const turnedStarts = new Uint32Array(size + 1)
  for (const number of numbers) addOne(turnedStarts, number + 1)
  for (let number = 0; number < size; number++) {
    turnedStarts[number + 1] = (turnedStarts[number + 1] ?? 0) + (turnedStarts[number] ?? 0)
  }
  const rows = new Uint32Array(numbers.length)
  const next = turnedStarts.slice()
  for (let row = 0; row + 1 < starts.length; row++) {
    for (const number of numbers.subarray(starts[row], starts[row + 1])) {
      rows[next[number] ?? 0] = row
      addOne(next, number)
    }
  }
  return { starts: turnedStarts, numbers: rows }
}

const groupOf = ({ starts, numbers }: Groups, number: number | undefined) =>
  number === undefined ? numbers.subarray(0, 0) : numbers.subarray(starts[number], starts[number + 1])
