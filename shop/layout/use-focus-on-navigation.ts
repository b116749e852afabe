import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * PE-27: after a navigation the link or button that led there is gone, and the focus with it. The focus moves to the
 * heading of the new page, where keyboard and screen reader go on. An element that is still there, such as a link of
 * the header, keeps the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    const news = heading ?? document.getElementById('main')
    news?.focus({ preventScroll: true })
  }, [pathname])
}
