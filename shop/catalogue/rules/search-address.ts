/** A search as it stands in the address bar: the term, and how its list is narrowed, sorted and paged. */
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { MAX_PHRASE_LENGTH } from './search-phrase.ts'

/** What a list is narrowed by, named in the address as the contract's filters are. */
export const SEARCH_FILTERS = ['product_category', 'price', 'shape', 'size', 'material'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

export type SearchSortField = 'relevance' | 'price' | 'name'
export interface SearchSort {
  value: string
  field: SearchSortField
  direction: 'ASC' | 'DESC'
  label: string
}

/** The first is what a search starts with, and so never stands in an address. */
export const SEARCH_SORTS = [
  { value: 'best', field: 'relevance', direction: 'DESC', label: 'Best match' },
  { value: 'price-up', field: 'price', direction: 'ASC', label: 'Price, lowest first' },
  { value: 'price-down', field: 'price', direction: 'DESC', label: 'Price, highest first' },
  { value: 'name', field: 'name', direction: 'ASC', label: 'Name, A to Z' },
] as const satisfies readonly SearchSort[]

export interface SearchAddress {
  /** Without spaces around it; empty when nothing was asked for. */
  term: string
  /** From 1. */
  page: number
  sort: SearchSort
  filters: Readonly<Partial<Record<SearchFilter, string>>>
}

/** Rows of two, three and four cards are all whole. */
export const SEARCH_PAGE_SIZE = 24
/** One more than a search may have, so that a longer one is refused in words and an address stays short. */
const MAX_TERM_LENGTH = MAX_PHRASE_LENGTH + 1
/** More pages than a search can have. */
const MAX_PAGES = 1_000

/** Whatever the address says and no search can mean is left out. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const filters: Partial<Record<SearchFilter, string>> = {}
  for (const name of SEARCH_FILTERS) {
    const value = query.get(name)
    if (value && isFilterValue(name, value)) filters[name] = value
  }
  const page = Number(query.get('p') ?? 1)
  return {
    term: tidiedSigns(query.get('q') ?? '').slice(0, MAX_TERM_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
    sort: SEARCH_SORTS.find(({ value }) => value === query.get('sort')) ?? SEARCH_SORTS[0],
    filters,
  }
}

/** The query of an address, such as `?q=canvas&sort=price-up`. */
export function writeSearchAddress({ term, page, sort, filters }: SearchAddress): string {
  const query = new URLSearchParams({ q: term })
  for (const name of SEARCH_FILTERS) {
    const value = filters[name]
    if (value !== undefined) query.set(name, value)
  }
  if (sort.value !== SEARCH_SORTS[0].value) query.set('sort', sort.value)
  if (page > 1) query.set('p', String(page))
  return `?${query}`
}

/** The same search narrowed by one more value, or by one less; always from its first page. */
export function withFilter(
  address: SearchAddress,
  name: SearchFilter,
  value: string | undefined,
): SearchAddress {
  const { [name]: _, ...others } = address.filters
  return { ...address, page: 1, filters: value === undefined ? others : { ...others, [name]: value } }
}

/** The address's filters as the contract takes them. */
export function contractFilter({ filters: { price, ...equal } }: SearchAddress) {
  const [from, to] = price?.split('_') ?? []
  return {
    ...Object.fromEntries(Object.entries(equal).map(([name, value]) => [name, { eq: value }])),
    ...(from !== undefined && { price: to === '*' ? { from } : { from, to } }),
  }
}

const isFilterValue = (name: SearchFilter, value: string) =>
  name === 'price' ? /^\d{1,6}_(\d{1,6}|\*)$/.test(value) : /^[\w-]{1,64}$/.test(value)

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
