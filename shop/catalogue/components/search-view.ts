/** What a search found, as its page shows it. */
import type {
  ProductCardFragment,
  SearchAggregationFragment,
  SearchPageQuery,
} from '../../generated/client/graphql.ts'
import {
  SEARCH_FILTERS,
  type SearchAddress,
  type SearchFilter,
  withFilter,
  writeSearchAddress,
} from '../rules/search-address.ts'
import { searchProblem } from '../rules/search-phrase.ts'
import { type CardProduct, cardProduct } from './card-product.ts'

export interface FoundView {
  products: readonly CardProduct[]
  total: number
  pages: number
  /** Whether it can be put in another order. */
  isSortable: boolean
  /** Other phrases that may have been meant. */
  suggestions: readonly string[]
  groups: readonly FilterGroup[]
  /** What the list is narrowed by now. */
  chosen: readonly FilterLink[]
}

export interface FilterGroup {
  name: SearchFilter
  label: string
  options: readonly (FilterLink & { count: number })[]
}

interface FilterLink {
  label: string
  /** The query of the address with this filter added, or without it when it is chosen. */
  to: string
}

export function foundView({ products }: SearchPageQuery, address: SearchAddress): FoundView {
  const total = products?.total_count ?? 0
  const aggregations = products?.aggregations ?? []
  return {
    products: (products?.items ?? []).flatMap(cardProduct),
    total,
    pages: products?.page_info?.total_pages ?? 1,
    isSortable: true,
    suggestions: (products?.suggestions ?? []).flatMap((one) =>
      one && one.search !== address.term.toLowerCase() && searchProblem(one.search) === undefined
        ? one.search
        : [],
    ),
    groups: SEARCH_FILTERS.flatMap((name) => filterGroup(aggregations, { name, address, total })),
    chosen: SEARCH_FILTERS.flatMap((name) => {
      const value = address.filters[name]
      if (value === undefined) return []
      const label = optionsOf(aggregations, name).find((option) => option.value === value)?.label ?? value
      return { label, to: writeSearchAddress(withFilter(address, name, undefined)) }
    }),
  }
}

interface HostedFound {
  products: readonly ProductCardFragment[]
  total: number
  pages: number
}

/** What a third party's index found, in its own order; it narrows and corrects nothing. */
export const hostedView = ({ products, total, pages }: HostedFound): FoundView => ({
  products: products.flatMap(cardProduct),
  total,
  pages,
  isSortable: false,
  suggestions: [],
  groups: [],
  chosen: [],
})

/** Groups that are chosen from stand above the list, and those in which every choice leaves all products narrow nothing. */
function filterGroup(
  aggregations: readonly (SearchAggregationFragment | null)[],
  { name, address, total }: { name: SearchFilter; address: SearchAddress; total: number },
): FilterGroup[] {
  const options = optionsOf(aggregations, name)
  if (address.filters[name] !== undefined || options.every(({ count }) => count >= total)) return []
  const label = aggregations.find((one) => one?.attribute_code === name)?.label ?? name
  return [
    {
      name,
      label,
      options: options.map((option) => ({
        ...option,
        to: writeSearchAddress(withFilter(address, name, option.value)),
      })),
    },
  ]
}

function optionsOf(aggregations: readonly (SearchAggregationFragment | null)[], name: SearchFilter) {
  const options = aggregations.find((one) => one?.attribute_code === name)?.options ?? []
  return options.flatMap((option) => {
    if (!option) return []
    const { value, count } = option
    return { value, label: option.label ?? value, count: count ?? 0 }
  })
}
