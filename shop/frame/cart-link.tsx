import { ShoppingBag } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useFetchers, useNavigation } from 'react-router'
import { cookieNames } from '../cookie-names.ts'
import { paths } from '../paths.ts'

/**
 * The way to the cart, with the number of pieces in it.
 *
 * The number comes from a cookie that the browser reads by itself, so that a page may be cached for everyone.
 */
export function CartLink() {
  // Every navigation and form may have changed the cart: rendering again reads the cookie again.
  useNavigation()
  useFetchers()
  const count = useSyncExternalStore(onReturn, cartCount, () => 0)
  return (
    <Link
      to={paths.cart()}
      aria-label={`Cart, ${count === 0 ? 'empty' : `${count} ${count === 1 ? 'piece' : 'pieces'}`}`}
      className="relative grid size-11 place-items-center rounded-full hover:bg-sunk"
    >
      <ShoppingBag size={20} strokeWidth={1.5} aria-hidden />
      {count > 0 ? (
        <span className="tabular absolute top-0.5 right-0 h-[19px] min-w-[19px] rounded-full bg-brand px-1.25 text-center text-[11.5px] leading-[19px] font-bold text-on-brand">
          {badgeText(count)}
        </span>
      ) : null}
    </Link>
  )
}

/** C-33: the badge ends at 99. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}

const COUNT = new RegExp(`(?:^|; )${cookieNames.cartCount}=(\\d+)`)

function cartCount(): number {
  return Number(COUNT.exec(document.cookie)?.[1] ?? 0)
}

/** Another tab may have changed the cart. */
function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
