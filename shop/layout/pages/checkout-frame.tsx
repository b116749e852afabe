import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { Logo } from '../../brands/logo.tsx'
import { BrokenPage } from '../../failures/broken-page.tsx'
import { apiOf } from '../../request/api.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { Footer } from '../footer.tsx'
import { type FrameFacts, frameFacts } from '../frame-facts.ts'
import { SkipLink } from '../header.tsx'
import type { Route } from './+types/checkout-frame.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { now, thirdParty } = requestFactsOf(context)
  return frameFacts(apiOf(context), now, thirdParty)
}

/** The footer does not change during the checkout. */
export function shouldRevalidate() {
  return false
}

/** The frame of the checkout: the way back and the logo, without menus. */
export default function CheckoutFrame({ loaderData }: Route.ComponentProps) {
  return (
    <PlainFrame facts={loaderData}>
      <Outlet />
    </PlainFrame>
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout' })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainFrame>
      <BrokenPage error={error} />
    </PlainFrame>
  )
}

function PlainFrame({ facts, children }: { facts?: FrameFacts; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-paper">
        <div className="container-page grid min-h-17 grid-cols-[1fr_auto_1fr] items-center gap-4 text-small">
          <Link to={paths.cart()} className="link inline-flex min-h-11 items-center justify-self-start">
            Back to cart
          </Link>
          <Logo home={paths.home()} />
          <span className="inline-flex items-center gap-2 justify-self-end text-ink-2">
            <Lock size={18} strokeWidth={1.5} aria-hidden />
            <span className="sr-only sm:not-sr-only">Secure payment</span>
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="container-page">
        {children}
      </main>
      {facts ? <Footer facts={facts} /> : null}
    </>
  )
}
