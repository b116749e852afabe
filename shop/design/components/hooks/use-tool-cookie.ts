import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { writeCookie } from '#shop/request/readable-cookies.ts'
import { leftToolCookie, openToolCookie } from '#shop/request/tool-cookie.ts'

/** G-11: a cookie says which tool is open, until its page is left, as a document or within the shop. */
export function useToolCookie(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isSecure = location.protocol === 'https:'
    const open = () => writeCookie(openToolCookie(pathname, isSecure))
    const leave = () => writeCookie(leftToolCookie(isSecure))
    open()
    addEventListener('pagehide', leave)
    // Brought back as it was left, by the browser's own way back.
    addEventListener('pageshow', open)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', open)
      leave()
    }
  }, [pathname])
}
