import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import { paths } from '../../routing/paths.ts'
import type { HostedIndex } from '../rules/hosted-index.ts'
import { SearchField } from './search-field.tsx'

const loadSheet = () => import('./search-sheet.tsx')
const SearchSheet = lazyOrNothing(async () => (await importWithRetry(loadSheet)).SearchSheet)

interface SearchBoxProps {
  /** C-41: where a search is sent to. */
  hosted: HostedIndex | undefined
}

/** The search of the header: a box where there is room for one, elsewhere a button that opens it over the page. */
export function SearchBox({ hosted }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="hidden w-55 @min-[80rem]:block">
        <SearchField hosted={hosted} />
      </div>
      {/* Without JavaScript the button opens the page of the search, which asks there. */}
      <form action={hosted ? paths.hostedSearch() : paths.search()} className="@min-[80rem]:hidden">
        <button
          type="submit"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={loadSheet}
          onFocus={loadSheet}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          className="grid size-11 place-items-center rounded-full hover:bg-sunk"
        >
          <Search size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </form>
      {isOpen ? (
        <Suspense>
          <SearchSheet hosted={hosted} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
