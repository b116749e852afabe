import { Search } from 'lucide-react'
import { type ReactElement, Suspense, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import { paths } from '../../routing/paths.ts'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { searchProblem } from '../rules/search-phrase.ts'

const loadPanel = () => import('./search-panel.tsx')
const SearchPanel = lazyOrNothing(async () => (await importWithRetry(loadPanel)).SearchPanel)

interface SearchFieldProps {
  /** C-41: where a search is sent to. */
  hosted: HostedIndex | undefined
  /** In a window of its own, whose suggestions stay as long as it does. */
  sheet?: { onClose: () => void; closeButton: ReactElement }
}

/** The form itself. What helps while typing comes with the first focus. */
export function SearchField({ hosted, sheet }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [option, setOption] = useState<string>()
  // The list's code comes with the first focus: until then there is nothing that the box could lead to.
  const [isListThere, setListThere] = useState(false)
  const isOpen = isFocused || sheet !== undefined
  const problem = searchProblem(tidiedSigns(text))
  const leave = () => {
    setFocused(false)
    setOption(undefined)
    sheet?.onClose()
  }
  return (
    <Form
      action={hosted ? paths.hostedSearch() : paths.search()}
      role="search"
      aria-label="Search the shop"
      className="relative"
      // Typed before the page woke up, too.
      onFocus={() => {
        setText(input.current?.value ?? '')
        setFocused(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!sheet && !currentTarget.contains(relatedTarget)) leave()
      }}
      onSubmit={(event) => (problem === undefined ? leave() : event.preventDefault())}
    >
      <div className="flex items-center gap-1">
        <div className="relative grow">
          <input
            ref={input}
            type="text"
            name="q"
            required
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Search products"
            aria-label="Search products"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListThere}
            aria-controls={isListThere ? `${id}-list` : undefined}
            aria-activedescendant={option}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={isOpen && problem !== undefined ? `${id}-status` : undefined}
            onPointerEnter={loadPanel}
            onInput={({ currentTarget }) => {
              setText(currentTarget.value)
              setFocused(true)
            }}
            onClick={() => setFocused(true)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && !isOpen) setFocused(true)
              if (event.key !== 'Escape' || !isOpen || sheet) return
              event.preventDefault()
              leave()
            }}
            className="min-h-11 w-full rounded-full bg-sunk pr-11 pl-4.5 text-body placeholder:text-ink-2 lg:text-meta"
          />
          <button
            type="submit"
            aria-label="Search"
            className="absolute top-0 right-0 grid size-11 place-items-center rounded-full text-ink-2 hover:text-ink"
          >
            <Search size={20} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
        {sheet?.closeButton}
      </div>
      {isOpen && input.current ? (
        <Suspense>
          <SearchPanel
            id={id}
            input={input.current}
            text={text}
            hosted={hosted}
            onOption={setOption}
            onThere={setListThere}
            onLeave={leave}
            floats={sheet === undefined}
          />
        </Suspense>
      ) : null}
    </Form>
  )
}
