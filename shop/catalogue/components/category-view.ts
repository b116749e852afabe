/** A category as its page shows it. */
import type { CategoryListingQuery, CategoryPageFragment } from '../../generated/client/graphql.ts'
import { paths } from '../../routing/paths.ts'
import { CATEGORY, isWhole, writeCategoryAddress } from '../rules/category-address.ts'
import type { ListingAddress } from '../rules/listing-address.ts'
import { categoriesAbove } from './categories-above.ts'
import { type FilterGroup, type ListingLink, type ListingView, listingView } from './listing-view.ts'

export interface CategoryFacts {
  uid: string
  name: string
  urlPath: string
  canonicalUrl: string | undefined
  /** From the department down. */
  above: readonly { name: string; urlPath: string }[]
  /** HTML, cleaned when staff wrote it (SH-12). */
  aboutHtml: string
  picture: string | undefined
  metaTitle: string
  metaDescription: string
  /** Categories directly below that have products. */
  within: readonly (ListingLink & { count: number })[]
}

export function categoryFacts(category: Omit<CategoryPageFragment, 'offer_page'>): CategoryFacts {
  const name = category.name ?? ''
  return {
    uid: category.uid,
    name,
    urlPath: category.url_path ?? '',
    canonicalUrl: category.canonical_url ?? undefined,
    above: categoriesAbove(category.breadcrumbs),
    aboutHtml: category.description ?? '',
    picture: category.image ?? undefined,
    metaTitle: category.meta_title ?? name,
    metaDescription: category.meta_description ?? category.description ?? '',
    within: (category.children ?? []).flatMap((one) =>
      one?.name && one.url_path && one.product_count
        ? [{ label: one.name, to: paths.category({ urlPath: one.url_path }), count: one.product_count }]
        : [],
    ),
  }
}

/** What its list shows at an address. */
export const categoryListing = (
  { products }: CategoryListingQuery,
  category: Pick<CategoryFacts, 'urlPath' | 'within'>,
  address: ListingAddress,
): ListingView => {
  const listing = listingView(products, address, {
    kind: CATEGORY,
    write: (to) => writeCategoryAddress(paths.category(category), to),
  })
  return { ...listing, groups: listing.groups.filter((group) => !isSaidWithin(group, category.within)) }
}

/** Where most types have a list of their own, a filter by type would say the same words below those of the lists. */
function isSaidWithin({ name, options }: FilterGroup, within: CategoryFacts['within']): boolean {
  if (name !== 'family') return false
  const said = options.filter(({ label }) => within.some((list) => list.label === label))
  return said.length * 2 >= options.length
}

/** Whether this is how the category opens: its first page, neither narrowed nor sorted. */
export const isOpening = (address: ListingAddress): boolean => address.page === 1 && isWhole(address)
