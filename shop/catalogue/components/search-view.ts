/** What a search found, as its page shows it. */
import type { ProductCardFragment, SearchPageQuery } from '../../generated/client/graphql.ts'
import { withFilter } from '../rules/listing-address.ts'
import { SEARCH, type SearchAddress, writeSearchAddress } from '../rules/search-address.ts'
import { searchProblem } from '../rules/search-phrase.ts'
import { cardProduct } from './card-product.ts'
import { type ListingView, listingView, pagingOf } from './listing-view.ts'

export interface FoundView extends ListingView {
  /** Other phrases that may have been meant. */
  suggestions: readonly string[]
}

export const foundView = ({ products }: SearchPageQuery, address: SearchAddress): FoundView => ({
  ...listingView(products, address, { kind: SEARCH, write: writeSearchAddress }),
  suggestions: (products?.suggestions ?? []).flatMap((one) =>
    one && one.search !== address.term.toLowerCase() && searchProblem(one.search) === undefined
      ? one.search
      : [],
  ),
})

interface HostedFound {
  products: readonly ProductCardFragment[]
  total: number
  pages: number
}

/** What a third party's index found, in its own order; it narrows and corrects nothing. */
export const hostedView = ({ products, total, pages }: HostedFound, address: SearchAddress): FoundView => ({
  products: products.flatMap(cardProduct),
  total,
  groups: [],
  chosen: [],
  everything: writeSearchAddress({ ...address, page: 1, filters: {} }),
  everyPrice: writeSearchAddress(withFilter(address, 'price', undefined)),
  sorts: [],
  paging: pagingOf(pages, address, writeSearchAddress),
  suggestions: [],
})
