import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a step to another page the link that led there is gone, and the focus with it: keyboard and screen reader then
 * go on from the content of the new page. What is still there, such as a link of the header, keeps the focus.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
