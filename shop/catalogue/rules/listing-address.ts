/** A list of products as it stands in the address bar: how it is narrowed, sorted and paged. */
import { priceWords } from './price-words.ts'

/** What lists are narrowed by, named in addresses as the contract's filters are, in the order that pages show them. */
export const LISTING_FILTERS = [
  'family',
  'product_category',
  'price',
  'orientation',
  'shape',
  'size',
  'material',
  'ready_by',
] as const
export type ListingFilter = (typeof LISTING_FILTERS)[number]

export interface ListingSort {
  value: string
  field: 'position' | 'relevance' | 'price' | 'name'
  direction: 'ASC' | 'DESC'
  label: string
}

/** What the lists of one kind of page can be narrowed and sorted by. */
export interface ListingKind {
  filters: readonly ListingFilter[]
  /** The first is what a list starts with, and so never stands in an address. */
  sorts: readonly [ListingSort, ...ListingSort[]]
  /** What has fewer values is not offered. */
  fewestValues: number
  /** Name of the parameter that holds the number of the page. */
  page: string
}

export interface ListingAddress {
  /** From 1. */
  page: number
  sort: ListingSort
  filters: Readonly<Partial<Record<ListingFilter, string>>>
}

/** Sortings that every list has. */
export const COMMON_SORTS = [
  { value: 'price-up', field: 'price', direction: 'ASC', label: 'Price, lowest first' },
  { value: 'price-down', field: 'price', direction: 'DESC', label: 'Price, highest first' },
  { value: 'name', field: 'name', direction: 'ASC', label: 'Name, A to Z' },
] as const satisfies readonly ListingSort[]

/** Rows of two, three and four cards are all whole. */
export const LISTING_PAGE_SIZE = 24
/** More pages than a list can have. */
const MAX_PAGES = 1_000

/** The two ends of a price, as the form without scripts sends them. */
export const PRICE_ENDS = { from: 'from', to: 'to' } as const

/** Whatever the address says and no list can mean is left out. */
export function readListingAddress(query: URLSearchParams, kind: ListingKind): ListingAddress {
  const filters: Partial<Record<ListingFilter, string>> = {}
  for (const name of kind.filters) {
    const value = query.get(name) ?? (name === 'price' ? typedPrice(query) : undefined)
    if (value && isFilterValue(name, value)) filters[name] = value
  }
  const page = Number(query.get(kind.page) ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
    sort: kind.sorts.find(({ value }) => value === query.get('sort')) ?? kind.sorts[0],
    filters,
  }
}

/** The parameters of an address, such as `sort=price-up`; those of a list as it starts are none. */
export function listingParameters(
  { page, sort, filters }: ListingAddress,
  kind: ListingKind,
): [name: string, value: string][] {
  const parameters: [string, string][] = kind.filters.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [[name, value]]
  })
  if (sort.value !== kind.sorts[0].value) parameters.push(['sort', sort.value])
  if (page > 1) parameters.push([kind.page, String(page)])
  return parameters
}

/** Names of all parameters that change what a list of this kind shows. */
export const namesOfParameters = ({ filters, page }: ListingKind): string[] => [
  ...filters,
  'sort',
  page,
  ...Object.values(PRICE_ENDS),
]

/** The same list narrowed by one more value, or by one less; always from its first page. */
export function withFilter<Address extends ListingAddress>(
  address: Address,
  name: ListingFilter,
  value: string | undefined,
): Address {
  const { [name]: _, ...others } = address.filters
  return { ...address, page: 1, filters: value === undefined ? others : { ...others, [name]: value } }
}

/** The address's filters as the contract takes them. */
export function contractFilter({ filters: { price, ...equal } }: ListingAddress) {
  const [from, to] = price?.split('_') ?? []
  return {
    ...Object.fromEntries(Object.entries(equal).map(([name, value]) => [name, { eq: value }])),
    ...(from !== undefined && { price: to === '*' ? { from } : { from, to } }),
  }
}

/** What a filter's value is called where no product is left to say it, such as `A$20 to A$40` for `20_40`. */
export function wordsOfValue(name: ListingFilter, value: string): string {
  if (name !== 'price') return value
  const [low, high] = value.split('_')
  return priceWords(Number(low), high === '*' ? undefined : Number(high))
}

const isFilterValue = (name: ListingFilter, value: string) =>
  name === 'price' ? /^\d{1,6}_(\d{1,6}|\*)$/.test(value) : /^[\w-]{1,64}$/.test(value)

/** PE-01: whole dollars, with blanks or a sign; ends that were changed over are put right. */
function typedPrice(query: URLSearchParams): string | undefined {
  const end = (name: string) => {
    const typed = (query.get(name) ?? '').replace(/[\s$,]/g, '')
    return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
  }
  const [from, to] = [end(PRICE_ENDS.from), end(PRICE_ENDS.to)]
  if (from === undefined && to === undefined) return undefined
  if (to === undefined) return `${from}_*`
  return `${Math.min(from ?? 0, to)}_${Math.max(from ?? 0, to)}`
}

/**
 * The pages that a list links to, with undefined where some are left out: the first, the last, and those around the
 * current one.
 */
export function linkedPages(current: number, last: number): (number | undefined)[] {
  const pages = [...new Set([1, current - 1, current, current + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  )
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page === before + 1) return [page]
    // One page left out takes the room of the dots that would say so.
    return page === before + 2 ? [before + 1, page] : [undefined, page]
  })
}
