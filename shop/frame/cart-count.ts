/** The number on the cart. It is a cookie that scripts may read, so that a page may be the same for everybody. */
import { useEffect, useSyncExternalStore } from 'react'
import { useFetchers, useLocation, useNavigation } from 'react-router'
import { paths } from '../paths.ts'
import { readableCookieNames } from '../readable-cookie-names.ts'
import { onCookieChange, readCookies, tellOfCookies } from './readable-cookies.ts'

export function useCartCount(): number {
  // Every navigation and form may have changed the cart: rendering again reads the cookie again.
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

/** The answer sets the cookie; who has no cart is spared the question. */
async function askAgain(pathname: string): Promise<void> {
  if (!asksForCount(pathname) || countIn(readCookies()) === undefined) return
  // Read to its end, or the browser keeps the connection. Without an answer the last count stays.
  await fetch(paths.cartCount())
    .then((answer) => answer.text())
    .catch(() => undefined)
  tellOfCookies()
}
