/** A list of products as its page shows it: the products, and the addresses that narrow, sort and page it. */
import type { ListingAggregationFragment, ProductCardFragment } from '../../generated/client/graphql.ts'
import {
  type ListingAddress,
  type ListingFilter,
  type ListingKind,
  linkedPages,
  withFilter,
  wordsOfValue,
} from '../rules/listing-address.ts'
import { type CardProduct, cardProduct } from './card-product.ts'

export interface ListingView {
  products: readonly CardProduct[]
  total: number
  groups: readonly FilterGroup[]
  /** What the list is narrowed by now. */
  chosen: readonly ListingLink[]
  /** The address of the list that nothing narrows. */
  everything: string
  /** The address of the list at any price. */
  everyPrice: string
  /** Without any the list cannot be put in another order. */
  sorts: readonly (ListingLink & { isCurrent: boolean })[]
  paging: Paging
}

export interface ListingLink {
  label: string
  to: string
}

export interface FilterGroup {
  name: ListingFilter
  label: string
  /** Each leads to the list that is narrowed by it, too. */
  options: readonly (ListingLink & { count: number })[]
}

export interface Paging {
  page: number
  pages: number
  /** Undefined where pages are left out. */
  links: readonly ({ page: number; to: string } | undefined)[]
  previous: string | undefined
  next: string | undefined
}

/** What the contract answers to a list; null when it could not say. */
type Listed =
  | {
      items?: readonly (ProductCardFragment | null)[] | null
      total_count?: number | null
      page_info?: { total_pages?: number | null } | null
      aggregations?: readonly (ListingAggregationFragment | null)[] | null
    }
  | null
  | undefined

/**
 * @param address  of the list that was asked for
 * @param write  the address that a link leads to
 */
export function listingView<Address extends ListingAddress>(
  listed: Listed,
  address: Address,
  { kind, write }: { kind: ListingKind; write: (address: Address) => string },
): ListingView {
  const total = listed?.total_count ?? 0
  const aggregations = listed?.aggregations ?? []
  const narrowed = (name: ListingFilter, value: string | undefined) => write(withFilter(address, name, value))
  return {
    products: (listed?.items ?? []).flatMap(cardProduct),
    total,
    groups: kind.filters.flatMap((name) => {
      const options = optionsOf(aggregations, name)
      if (address.filters[name] !== undefined || !narrows(options, total, kind)) return []
      const label = aggregations.find((one) => one?.attribute_code === name)?.label ?? name
      return [
        { name, label, options: options.map((option) => ({ ...option, to: narrowed(name, option.value) })) },
      ]
    }),
    chosen: kind.filters.flatMap((name) => {
      const value = address.filters[name]
      if (value === undefined) return []
      const known = optionsOf(aggregations, name).find((option) => option.value === value)
      return { label: known?.label ?? wordsOfValue(name, value), to: narrowed(name, undefined) }
    }),
    everything: write({ ...address, page: 1, filters: {} }),
    everyPrice: narrowed('price', undefined),
    sorts: kind.sorts.map((sort) => ({
      label: sort.label,
      to: write({ ...address, page: 1, sort }),
      isCurrent: sort.value === address.sort.value,
    })),
    paging: pagingOf(listed?.page_info?.total_pages ?? 1, address, write),
  }
}

export function pagingOf<Address extends ListingAddress>(
  pages: number,
  address: Address,
  write: (address: Address) => string,
): Paging {
  const { page } = address
  const toPage = (to: number) => write({ ...address, page: to })
  return {
    page,
    pages,
    links: linkedPages(page, pages).map((to) =>
      to === undefined ? undefined : { page: to, to: toPage(to) },
    ),
    previous: page > 1 ? toPage(page - 1) : undefined,
    next: page < pages ? toPage(page + 1) : undefined,
  }
}

/** A group in which every choice leaves all products narrows nothing. */
const narrows = (options: readonly { count: number }[], total: number, { fewestValues }: ListingKind) =>
  options.length >= fewestValues && options.some(({ count }) => count < total)

function optionsOf(aggregations: readonly (ListingAggregationFragment | null)[], name: ListingFilter) {
  const options = aggregations.find((one) => one?.attribute_code === name)?.options ?? []
  return options.flatMap((option) => {
    if (!option) return []
    const { value, count } = option
    return { value, label: option.label ?? value, count: count ?? 0 }
  })
}
