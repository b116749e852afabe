import { Star } from 'lucide-react'
import { NavLink } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { SearchBox } from '../catalogue/components/search-box.tsx'
import { paths } from '../paths.ts'
import { CartLink } from './cart-link.tsx'
import { Logo } from './logo.tsx'

/** The first 38 px of every page: three lines whose words are fixed. */
export function TopStrip({ freeShippingCents }: { freeShippingCents: number | undefined }) {
  return (
    <section aria-label="Our promises" className="bg-band text-[0.75rem] text-on-band sm:text-micro">
      <div className="container-page flex min-h-9.5 items-center justify-between gap-4">
        <span>Lowest-Price-in-Australia-Guarantee</span>
        {freeShippingCents === undefined ? null : (
          <span className="hidden lg:inline">
            {/* The strip's words are fixed with a plain dollar sign. */}
            Free standard shipping over {formatMoney(freeShippingCents).slice(1)}
          </span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <Star size={13} className="fill-current" strokeWidth={0} aria-hidden />
          15K+ 5-Star Ratings
        </span>
      </div>
    </section>
  )
}

/** @param hostedSearch  C-41: decides where a search is sent */
export function Header({ hostedSearch = false }: { hostedSearch?: boolean }) {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="container-page flex min-h-15.5 flex-wrap items-center gap-x-5 lg:min-h-19 lg:gap-11">
        <Logo />
        {/* On the narrowest screens a line of its own. */}
        <nav
          aria-label="Main"
          className="text-meta font-medium max-[22.875rem]:order-last max-[22.875rem]:basis-full"
        >
          <NavLink
            to={paths.page('canvas-prints')}
            className="relative inline-flex min-h-11 items-center whitespace-nowrap after:absolute after:inset-x-0 after:bottom-1.5 after:h-[1.5px] after:origin-left after:scale-x-0 after:bg-current after:transition-transform after:duration-(--base) hover:after:scale-x-100 aria-[current]:after:scale-x-100"
          >
            Canvas prints
          </NavLink>
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:gap-4">
          <SearchBox hosted={hostedSearch} />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

/** First in the tab order, seen only when it has the focus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-m focus:bg-raised focus:px-4 focus:py-3 focus:font-semibold focus:shadow-mid"
    >
      Skip to content
    </a>
  )
}
