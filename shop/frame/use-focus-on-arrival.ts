import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * PE-27: after a step to another page the link or button that led there is gone, and the focus with it. Keyboard and
 * screen reader then go on from the news, which is the heading of the new page. What is still there, such as a link of
 * the header, keeps the focus.
 */
export function useFocusOnArrival(): void {
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
