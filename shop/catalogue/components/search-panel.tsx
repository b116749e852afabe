import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { paths } from '../../routing/paths.ts'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { foundWords } from '../rules/search-hit.ts'
import { optionsOf } from './search-options.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

interface SearchPanelProps {
  /** The list is `<id>-list`, what is said about it `<id>-status`. */
  id: string
  input: HTMLInputElement
  text: string
  /** C-47: asked instead of the shop itself. */
  hosted: HostedIndex | undefined
  /** Told the id of the option that the arrow keys stand on. */
  onOption: (id: string | undefined) => void
  /** Told when the list has come, and when it goes. */
  onThere: (isThere: boolean) => void
  onLeave: () => void
  /** Over the page, below the box. */
  floats: boolean
}

/** What helps while typing: trending words before, products as soon as there is a letter. */
export function SearchPanel({
  id,
  input,
  text,
  hosted,
  onOption,
  onThere,
  onLeave,
  floats,
}: SearchPanelProps) {
  useEffect(() => {
    onThere(true)
    return () => onThere(false)
  }, [onThere])
  const suggestions = useSuggestions(text, hosted)
  const options = optionsOf(suggestions, hosted ? paths.hostedSearch : paths.search)
  const current = useArrowKeys({ input, id, count: options.length, list: suggestions, onOption })
  return (
    // A press on the panel must not take the focus from the box, or the box would close before the press is over.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        floats &&
          'absolute top-full right-0 z-30 mt-2 max-h-[calc(100dvh-10rem)] w-105 overflow-y-auto overscroll-contain rounded-l border border-line bg-raised shadow-mid',
        'py-3 opacity-100 transition-opacity duration-(--base) ease-soft starting:opacity-0',
      )}
    >
      {suggestions.kind === 'trending' && options.length > 0 ? (
        <p aria-hidden className="px-4.5 pb-1 text-small text-ink-2">
          Trending
        </p>
      ) : null}
      {suggestions.kind === 'waiting' ? <Waiting /> : null}
      <p
        id={`${id}-status`}
        role="status"
        className={classNames(options.length > 0 ? 'sr-only' : 'px-4.5 text-meta', statusLook(suggestions))}
      >
        {suggestions.kind === 'refused' ? (
          <TriangleAlert size={16} strokeWidth={1.75} className="mt-1 shrink-0" aria-hidden />
        ) : null}
        <span>{statusWords(suggestions)}</span>
      </p>
      <div id={`${id}-list`} role="listbox" aria-label="Suggestions">
        {options.map(({ key, to, content }, index) => (
          <Link
            key={key}
            id={`${id}-${index}`}
            to={to}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            onClick={onLeave}
            className="mx-2 flex min-h-11 items-center gap-3.5 rounded-m px-2.5 py-1.5 hover:bg-sunk aria-selected:bg-sunk aria-selected:edge-chosen"
          >
            {content}
          </Link>
        ))}
      </div>
    </div>
  )
}

const Waiting = () => (
  <div aria-hidden className="grid gap-4 px-4.5 py-2">
    {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
      <span key={width} className={classNames('h-4 rounded-s bg-sunk', width)} />
    ))}
  </div>
)

function statusWords(suggestions: Suggestions): string {
  switch (suggestions.kind) {
    case 'waiting':
      return ''
    case 'failed':
      return 'Press Enter to search.'
    case 'refused':
      return suggestions.problem
    case 'trending': {
      const { length } = suggestions.words
      return length === 0 ? 'Type what you are looking for.' : `${length} trending searches`
    }
    case 'found':
      return foundWords(suggestions.total)
  }
}

const statusLook = ({ kind }: Suggestions) =>
  kind === 'refused' ? 'flex gap-2 py-1 text-danger' : kind === 'waiting' ? false : 'py-1 text-ink-2'
