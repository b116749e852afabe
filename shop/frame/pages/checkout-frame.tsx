import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths.ts'
import { BrokenPage } from '../broken-page.tsx'
import { SkipLink } from '../header.tsx'
import { Logo } from '../logo.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/checkout-frame.ts'

/** What somebody who is about to pay may want to read; no offers and no newsletter (B-19). */
const SMALL_PRINT = [
  { label: 'Delivery', to: paths.page('shipping-policy') },
  { label: 'Terms and conditions', to: paths.page('terms-conditions') },
  { label: 'Privacy', to: paths.page('privacy-policy') },
]

/** The quiet frame of paying: the way back, the name, nothing to wander off to. */
export default function CheckoutFrame() {
  return (
    <QuietFrame>
      <Outlet />
    </QuietFrame>
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout' })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <QuietFrame>
      <BrokenPage error={error} />
    </QuietFrame>
  )
}

function QuietFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-paper">
        <div className="container-page grid min-h-17 grid-cols-[1fr_auto_1fr] items-center gap-4 text-small">
          <Link to={paths.cart()} className="link inline-flex min-h-11 items-center justify-self-start">
            Back to cart
          </Link>
          <Logo />
          <span className="inline-flex items-center gap-2 justify-self-end text-ink-2">
            <Lock size={18} strokeWidth={1.5} aria-hidden />
            <span className="sr-only sm:not-sr-only">Secure payment</span>
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page">
        {children}
      </main>
      <footer className="container-page border-t border-line py-5 text-small text-ink-2">
        <nav aria-label="The small print" className="flex flex-wrap gap-x-6">
          {SMALL_PRINT.map(({ label, to }) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </nav>
      </footer>
    </>
  )
}
