import { ChevronDown, X } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { Elements } from '#ui/elements.ts'
import { ListingPrice } from './listing-price.tsx'
import type { FilterGroup, ListingLink, ListingView } from './listing-view.ts'

/** More than these are folded away. */
const MAX_OPEN = 7

interface ListingFiltersProps {
  listing: ListingView
  /** Lists of a narrower kind, with pages of their own. */
  within?: readonly (ListingLink & { count: number })[]
}

/** On a desktop a column beside the list; on a phone one line that opens, with the sorting in it. */
export function ListingFilters({ listing, within = [] }: ListingFiltersProps) {
  const groups = (
    <>
      {within.length > 0 ? <Group label="Category" options={within} isListed /> : null}
      {listing.groups.map((group) => (
        <Group key={group.name} label={group.label} options={group.options}>
          {group.name === 'price' ? <ListingPrice everyPrice={listing.everyPrice} /> : null}
        </Group>
      ))}
    </>
  )
  return (
    <>
      <details className="group/all border-y border-line lg:hidden">
        <summary className="flex min-h-13 items-center justify-between font-semibold">
          Filter and sort
          <Chevron className="group-open/all:rotate-180" />
        </summary>
        <div className="grid gap-6 pt-2 pb-6">
          <ListingSorting sorts={listing.sorts} />
          {groups}
        </div>
      </details>
      <div className="hidden content-start gap-7 lg:grid">{groups}</div>
    </>
  )
}

interface GroupProps {
  label: string
  options: FilterGroup['options']
  /** Whether each leads to a page that search engines list. */
  isListed?: boolean
  children?: Elements
}

/** No landmark: the lists stand twice, for a phone and for a desktop, and five of them would only be in the way. */
const Group = ({ label, options, isListed = false, children }: GroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of links is no fieldset
  <div role="group" aria-label={label}>
    <h2 className="mb-1 text-small font-semibold">{label}</h2>
    <Options options={options.slice(0, MAX_OPEN)} isListed={isListed} />
    {options.length > MAX_OPEN ? (
      <details className="group/more">
        <summary className="link inline-flex min-h-11 items-center text-meta group-open/more:hidden">
          {`${options.length - MAX_OPEN} more`}
        </summary>
        <Options options={options.slice(MAX_OPEN)} isListed={isListed} />
      </details>
    ) : null}
    {children}
  </div>
)

function Options({ options, isListed }: Required<Pick<GroupProps, 'options' | 'isListed'>>) {
  return (
    <ul>
      {options.map(({ label, to, count }) => (
        <li key={to}>
          <Link
            to={to}
            {...(isListed ? {} : { rel: 'nofollow', preventScrollReset: true })}
            className="flex min-h-11 items-center justify-between gap-3 text-meta text-ink-2 underline-offset-4 hover:text-ink hover:underline lg:min-h-8.5"
          >
            <span>{label}</span>
            <span className="tabular text-small">
              <span>{`${count} `}</span>
              <span className="sr-only">{count === 1 ? 'product' : 'products'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What the list is narrowed by; each goes away when it is pressed. */
export function ChosenFilters({ chosen, everything }: Pick<ListingView, 'chosen' | 'everything'>) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Narrowed by" className="mb-6 flex flex-wrap items-center gap-2">
      {chosen.map(({ label, to }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            className="edge-chosen inline-flex min-h-11 items-center gap-2 rounded-m pr-3 pl-4 text-meta font-semibold"
          >
            <span className="sr-only">Without</span>
            <span>{` ${label}`}</span>
            <X size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link
            to={everything}
            preventScrollReset
            className="link ml-2 inline-flex min-h-11 items-center text-meta"
          >
            Take all away
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

export const ListingSorting = ({ sorts }: Pick<ListingView, 'sorts'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of links is no fieldset
  <div role="group" aria-label="Sort by" className="flex flex-wrap gap-x-5">
    {sorts.map(({ label, to, isCurrent }) => (
      <Link
        key={label}
        to={to}
        rel="nofollow"
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center text-meta text-ink-2 underline-offset-[6px] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2"
      >
        {label}
      </Link>
    ))}
  </div>
)

const Chevron = ({ className }: { className: string }) => (
  <ChevronDown
    size={18}
    strokeWidth={1.5}
    aria-hidden
    className={classNames('transition-transform duration-(--base)', className)}
  />
)
