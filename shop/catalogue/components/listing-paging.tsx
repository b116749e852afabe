import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Paging } from './listing-view.ts'

const STEP = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-m px-2 hover:bg-sunk'
const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Pages of a long list, as links. */
export function ListingPaging({ paging: { page, pages, links, previous, next } }: { paging: Paging }) {
  if (pages <= 1) return null
  return (
    // PE-27: drawn anew for another page, which so opens with the focus at its top.
    <nav key={page} aria-label="Pages" className="tabular mt-12 border-t border-line pt-5">
      <ul className="flex flex-wrap items-center gap-1">
        {previous === undefined ? null : (
          <li>
            <Step to={previous} label="Previous page">
              <ChevronLeft {...ICON} />
            </Step>
          </li>
        )}
        {links.map((link, index) =>
          link === undefined ? (
            <li key={`before-${links[index + 1]?.page}`} aria-hidden className="px-1 text-ink-2">
              …
            </li>
          ) : (
            <li key={link.page}>
              <Step to={link.to} label={`Page ${link.page}`} isCurrent={link.page === page}>
                {link.page}
              </Step>
            </li>
          ),
        )}
        {next === undefined ? null : (
          <li>
            <Step to={next} label="Next page">
              <ChevronRight {...ICON} />
            </Step>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Step(props: { to: string; label: string; isCurrent?: boolean; children: ReactNode }) {
  return (
    <Link
      to={props.to}
      aria-label={props.label}
      aria-current={props.isCurrent ? 'page' : undefined}
      className={`${STEP} aria-[current]:edge-chosen aria-[current]:font-semibold`}
    >
      {props.children}
    </Link>
  )
}
