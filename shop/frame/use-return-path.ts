import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cookieNames } from '../cookie-names.ts'
import { returnPath } from './return-path.ts'

/** B-42: every page that a shopper opens is the one to come back to after signing in, except those of the account. */
export function useReturnPath(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const way = pathname.startsWith('/customer/') ? undefined : returnPath(pathname + search)
    if (way === undefined) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${cookieNames.returnTo}=${encodeURIComponent(way)}; Path=/; SameSite=Lax${secure}`
  }, [pathname, search])
}
