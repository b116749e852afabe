import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { hasKey } from './keys-in-addresses.ts'
import { readableCookieNames } from './readable-cookie-names.ts'
import { writeCookie } from './readable-cookies.ts'
import { returnPath } from './return-path.ts'

/** B-42: remembers each page that a shopper opens, except those of the account, to return to after signing in. */
export function useReturnPath(): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser's address has changed when the router's has
  useEffect(comeBackHere, [pathname, search])
}

/**
 * B-42: also for a page that changes its address without a navigation. The key of a design stays out of what scripts
 * read; the design tool finds it by another cookie. A page whose address is a key, such as a proof or the change of an
 * order, is not remembered: whoever signs in here next would be led to it.
 */
export function comeBackHere(): void {
  const { pathname, search, protocol } = location
  const isRemembered = !pathname.startsWith('/customer/') && !hasKey({ pathname, search })
  const way = isRemembered && returnPath(pathname + search.replace(/\bdesign=\w+/, ''))
  if (!way) return
  const secure = protocol === 'https:' ? '; Secure' : ''
  writeCookie(`${readableCookieNames.returnTo}=${encodeURIComponent(way)}; Path=/; SameSite=Lax${secure}`)
}
