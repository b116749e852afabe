/** A search as it stands in the address bar: the term, and how its list is narrowed, sorted and paged. */
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import {
  COMMON_SORTS,
  type ListingAddress,
  type ListingKind,
  listingParameters,
  readListingAddress,
} from './listing-address.ts'
import { MAX_PHRASE_LENGTH } from './search-phrase.ts'

export const SEARCH = {
  filters: ['product_category', 'price', 'shape', 'size', 'material'],
  sorts: [{ value: 'best', field: 'relevance', direction: 'DESC', label: 'Best match' }, ...COMMON_SORTS],
  fewestValues: 1,
  page: 'p',
} as const satisfies ListingKind

export interface SearchAddress extends ListingAddress {
  /** Without spaces around it; empty when nothing was asked for. */
  term: string
}

/** One more than a search may have, so that a longer one is refused in words and an address stays short. */
const MAX_TERM_LENGTH = MAX_PHRASE_LENGTH + 1

/** Whatever the address says and no search can mean is left out. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  return {
    term: tidiedSigns(query.get('q') ?? '').slice(0, MAX_TERM_LENGTH),
    ...readListingAddress(query, SEARCH),
  }
}

/** The query of an address, such as `?q=canvas&sort=price-up`. */
export const writeSearchAddress = ({ term, ...list }: SearchAddress): string =>
  `?${new URLSearchParams([['q', term], ...listingParameters(list, SEARCH)])}`
