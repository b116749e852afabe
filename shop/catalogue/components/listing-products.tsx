import { useLocation, useNavigation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { ChosenFilters, ListingSorting } from './listing-filters.tsx'
import { ListingPaging } from './listing-paging.tsx'
import type { ListingView } from './listing-view.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'

interface ListingProductsProps {
  listing: ListingView
  label: string
  /** On a desktop; a phone has two. */
  columns: 3 | 4
  /** Stands between the first rows of cards and the others. */
  between?: Elements
}

/** How many were found, what narrows them, the cards, and the other pages. */
export function ListingProducts({ listing, label, columns, between }: ListingProductsProps) {
  const { products, total, sorts, chosen, everything, paging } = listing
  const isLooking = useIsLooking()
  // Whole rows on a phone and on a desktop.
  const rows = columns === 3 ? 6 : 4
  const card = (product: (typeof products)[number], index: number) =>
    isLooking ? (
      <ProductCardSkeleton key={product.urlKey} />
    ) : (
      <ProductCard
        key={product.urlKey}
        product={product}
        heading="h2"
        first={index < 2}
        sizes="(width < 64rem) 46vw, 310px"
      />
    )
  return (
    <section aria-label={label} aria-busy={isLooking} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:mb-6">
        <p role="status" className="tabular text-ink-2">
          {`${total} ${total === 1 ? 'product' : 'products'}`}
        </p>
        {sorts.length > 0 ? (
          <div className="hidden lg:block">
            <ListingSorting sorts={sorts} />
          </div>
        ) : null}
      </div>
      <ChosenFilters {...{ chosen, everything }} />
      <div
        className={classNames(
          'grid grid-cols-2 gap-x-3 gap-y-9 lg:gap-x-gap',
          columns === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {products.slice(0, rows).map(card)}
        {between ? <div className="col-span-full grid gap-9">{between}</div> : null}
        {products.slice(rows).map((product, index) => card(product, rows + index))}
      </div>
      <ListingPaging paging={paging} />
    </section>
  )
}

/** While another list of the same page is on its way, these products are not the answer any more. */
function useIsLooking(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
