import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkedPages, type SearchAddress, writeSearchAddress } from '../rules/search-address.ts'

const STEP = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-m px-2 hover:bg-sunk'

/** Pages of a long list, as links. */
export function SearchPaging({ address, pages }: { address: SearchAddress; pages: number }) {
  if (pages <= 1) return null
  const { page } = address
  const toPage = (to: number, children: ReactNode, label = `Page ${to}`) => (
    <Link
      to={writeSearchAddress({ ...address, page: to })}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      className={`${STEP} aria-[current]:edge-chosen aria-[current]:font-semibold`}
    >
      {children}
    </Link>
  )
  const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true }
  return (
    <nav aria-label="Pages" className="tabular mt-12 border-t border-line pt-5">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 ? <li>{toPage(page - 1, <ChevronLeft {...icon} />, 'Previous page')}</li> : null}
        {linkedPages(page, pages).map((to, index) =>
          to === undefined ? (
            <li key={`before-${linkedPages(page, pages)[index + 1]}`} aria-hidden className="px-1 text-ink-2">
              …
            </li>
          ) : (
            <li key={to}>{toPage(to, to)}</li>
          ),
        )}
        {page < pages ? <li>{toPage(page + 1, <ChevronRight {...icon} />, 'Next page')}</li> : null}
      </ul>
    </nav>
  )
}
