import { useLocation, useNavigation } from 'react-router'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { paths } from '../../routing/paths.ts'
import type { SearchAddress } from '../rules/search-address.ts'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { SearchEmpty, SearchWords } from './search-empty.tsx'
import { ChosenFilters, SearchFilters, SearchSorting } from './search-filters.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchPaging } from './search-paging.tsx'
import { SearchToast } from './search-toast.tsx'
import type { FoundView } from './search-view.ts'

/** Before anything can be looked for: nothing was typed, or something that cannot be. */
export function SearchAsked(props: {
  term: string
  problem: string | undefined
  trending: readonly string[]
}) {
  const { term, problem, trending } = props
  return (
    <SearchFrame heading="Search" term={term} problem={problem}>
      <SearchWords heading="Trending" words={trending} />
      {problem === undefined ? null : <SearchToast key={term}>{problem}</SearchToast>}
    </SearchFrame>
  )
}

interface SearchFoundProps {
  address: SearchAddress
  found: FoundView
  trending: readonly string[]
}

export function SearchFound({ address, found, trending }: SearchFoundProps) {
  const { products, total, pages, groups, chosen, suggestions, isSortable } = found
  const isLooking = useIsLooking()
  if (total === 0) {
    return (
      <SearchFrame heading={`Nothing matches “${address.term}”`} term={address.term}>
        <SearchEmpty {...{ address, chosen, suggestions, trending }} />
      </SearchFrame>
    )
  }
  return (
    <SearchFrame heading={`“${address.term}”`} term={address.term}>
      {suggestions.length > 0 ? <SearchWords heading="Did you mean" words={suggestions} /> : null}
      <div className={classNames('grid gap-x-gap gap-y-6', isSortable && 'lg:grid-cols-[15rem_1fr]')}>
        {isSortable ? <SearchFilters groups={groups} address={address} /> : null}
        <section aria-label="Products found" className="min-w-0">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p role="status" className="tabular text-ink-2">
              {`${total} ${total === 1 ? 'product' : 'products'}`}
            </p>
            {isSortable ? (
              <div className="hidden lg:block">
                <SearchSorting address={address} />
              </div>
            ) : null}
          </div>
          <ChosenFilters chosen={chosen} address={address} />
          <div
            className={classNames(
              'grid grid-cols-2 gap-x-3 gap-y-9 lg:gap-x-gap',
              isSortable ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
            )}
          >
            {isLooking
              ? products.map(({ urlKey }) => <ProductCardSkeleton key={urlKey} />)
              : products.map((product, index) => (
                  <ProductCard key={product.urlKey} product={product} heading="h2" first={index < 2} />
                ))}
          </div>
          <SearchPaging address={address} pages={pages} />
        </section>
      </div>
    </SearchFrame>
  )
}

/** While another list of the same search is on its way, these products are not the answer any more. */
function useIsLooking(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}

interface SearchFrameProps {
  heading: string
  term: string
  problem?: string | undefined
  children: Elements
}

function SearchFrame({ heading, term, problem, children }: SearchFrameProps) {
  return (
    <div className="container-page pb-section">
      <Breadcrumb steps={[{ label: 'Home', to: paths.home() }]} current="Search" />
      <div
        className={classNames(
          'grid gap-6 pt-6 pb-9 lg:grid-cols-[1fr_26rem] lg:gap-gap lg:pt-8 lg:pb-12',
          problem === undefined && 'items-end',
        )}
      >
        <h1 className="display min-w-0 text-h1 break-words">{heading}</h1>
        <SearchForm term={term} problem={problem} />
      </div>
      {children}
    </div>
  )
}
