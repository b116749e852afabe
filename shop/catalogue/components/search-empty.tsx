import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'
import { ChosenFilters } from './listing-filters.tsx'
import type { FoundView } from './search-view.ts'

interface SearchEmptyProps {
  term: string
  found: FoundView
  trending: readonly string[]
}

/** Nothing was found: what may have been meant, and the ways on. */
export function SearchEmpty({ term, found, trending }: SearchEmptyProps) {
  const { chosen, everything, suggestions } = found
  if (chosen.length > 0) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[46ch] text-lead text-ink-2">Not with all of these together. Take one away.</p>
        <ChosenFilters {...{ chosen, everything }} />
        <Link to={everything} className={buttonClass()}>
          {`Show everything for “${term}”`}
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-9">
      <p className="max-w-[46ch] text-lead text-ink-2">
        {suggestions.length > 0 ? 'Perhaps it is spelled another way.' : 'Try fewer words, or a wider one.'}
      </p>
      <SearchWords heading="Did you mean" words={suggestions} />
      <SearchWords heading="Trending" words={trending} />
    </div>
  )
}

/** Words that lead to what they find. */
export function SearchWords({ heading, words }: { heading: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <nav aria-label={heading} className="mb-7 flex flex-wrap items-center gap-x-5 gap-y-1">
      <h2 className="text-small text-ink-2">{heading}</h2>
      <ul className="contents">
        {words.map((word) => (
          <li key={word}>
            <Link to={paths.search(word)} className="link inline-flex min-h-11 items-center font-semibold">
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
