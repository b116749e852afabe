import { Fragment } from 'react'
import { Link } from 'react-router'

export interface Crumb {
  label: string
  to: string
}

/** The path to this page; the last step is the page itself. */
export function Breadcrumb({ steps, current }: { steps: readonly Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="flex flex-wrap gap-x-2 py-1.5 text-small text-ink-2">
      {steps.map(({ label, to }) => (
        <Fragment key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink">
            {label}
          </Link>
          <span aria-hidden className="inline-flex items-center">
            /
          </span>
        </Fragment>
      ))}
      <span aria-current="page" className="inline-flex min-h-11 items-center">
        {current}
      </span>
    </nav>
  )
}
