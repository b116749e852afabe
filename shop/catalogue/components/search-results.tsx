import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { paths } from '../../routing/paths.ts'
import type { SearchAddress } from '../rules/search-address.ts'
import { ListingFilters } from './listing-filters.tsx'
import { ListingProducts } from './listing-products.tsx'
import { SearchEmpty, SearchWords } from './search-empty.tsx'
import { SearchForm } from './search-form.tsx'
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

export function SearchFound({ address: { term }, found, trending }: SearchFoundProps) {
  const { total, sorts, suggestions } = found
  if (total === 0) {
    return (
      <SearchFrame heading={`Nothing matches “${term}”`} term={term}>
        <SearchEmpty {...{ term, found, trending }} />
      </SearchFrame>
    )
  }
  const isSortable = sorts.length > 0
  return (
    <SearchFrame heading={`“${term}”`} term={term}>
      {suggestions.length > 0 ? <SearchWords heading="Did you mean" words={suggestions} /> : null}
      <div className={classNames('grid gap-x-gap gap-y-6', isSortable && 'lg:grid-cols-[15rem_1fr]')}>
        {isSortable ? <ListingFilters listing={found} /> : null}
        <ListingProducts listing={found} label="Products found" columns={isSortable ? 3 : 4} />
      </div>
    </SearchFrame>
  )
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
