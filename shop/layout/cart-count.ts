/** The number on the cart. A cookie that scripts may read holds it, so that cached pages can show it. */
import { useEffect, useSyncExternalStore } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { readableCookieNames } from '../request/readable-cookie-names.ts'
import { notifyCookieListeners, onCookieChange, readCookies } from '../request/readable-cookies.ts'
import { paths } from '../routing/paths.ts'

export function useCartCount(): number {
  // Every navigation and form may have changed the cart, so each render reads the cookie again.
  useNavigation()
  useFetchers()
  const { pathname } = useLocation()
  useEffect(() => void askAgain(pathname), [pathname])
  return useSyncExternalStore(
    onCookieChange,
    () => countIn(readCookies()) ?? 0,
    () => 0,
  )
}

/** C-33: the badge ends at 99. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** C-30: pages that show the cart themselves tell the browser its count. */
export function asksForCount(pathname: string): boolean {
  return !SHOWING_THE_CART.includes(pathname.replace(/\/$/, ''))
}

const SHOWING_THE_CART: readonly string[] = [paths.cart(), paths.checkout(), paths.success()]

/** @returns undefined when this browser has no cart */
export function countIn(cookies: string): number | undefined {
  const count = COUNT.exec(cookies)?.[1]
  return count === undefined ? undefined : Number(count)
}

const COUNT = new RegExp(`(?:^|; )${readableCookieNames.cartCount}=(\\d+)`)

/** The answer sets the cookie. Without a cart no request is sent. */
async function askAgain(pathname: string): Promise<void> {
  if (!asksForCount(pathname) || countIn(readCookies()) === undefined) return
  // Reads the body to its end, or the browser keeps the connection. A failed request leaves the last count.
  await fetch(paths.cartCount())
    .then((answer) => answer.text())
    .catch(() => undefined)
  notifyCookieListeners()
}
