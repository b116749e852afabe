/** The page of a category as it stands in the address bar: how its list is narrowed, sorted and paged. */
import {
  COMMON_SORTS,
  type ListingAddress,
  type ListingKind,
  listingParameters,
  namesOfParameters,
  readListingAddress,
} from './listing-address.ts'

export const CATEGORY = {
  filters: ['family', 'price', 'orientation', 'size', 'material', 'ready_by'],
  sorts: [{ value: 'ours', field: 'position', direction: 'ASC', label: 'Our order' }, ...COMMON_SORTS],
  fewestValues: 2,
  page: 'page',
} as const satisfies ListingKind

/** Parameters that change what the page of a category shows. */
export const CATEGORY_PARAMETERS: readonly string[] = namesOfParameters(CATEGORY)

/** Whatever the address says and no list can mean is left out. */
export const readCategoryAddress = (query: URLSearchParams): ListingAddress =>
  readListingAddress(query, CATEGORY)

/** A path and a query, such as `/canvas-prints?page=2`; the path alone for the list as it starts. */
export function writeCategoryAddress(path: string, address: ListingAddress): string {
  const parameters = listingParameters(address, CATEGORY)
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`
}

/** Whether it shows the category's products as they are, whatever the page. */
export const isWhole = ({ filters, sort }: ListingAddress): boolean =>
  Object.keys(filters).length === 0 && sort.value === CATEGORY.sorts[0].value
