import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * PE-27: after a navigation the link or button that led there is gone, and the focus with it. The focus moves to the
 * heading of the new page, where keyboard and screen reader go on. An element that is still there, such as a link of
 * the header, keeps the focus.
 *
 * An act may lead to the page that is there already. Then the heading takes the focus only when the act took its button away.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation()
  const shown = useRef({ pathname, key })
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { pathname, key }
    if (document.activeElement !== document.body) return
    const isGone = focused.current instanceof Element && !focused.current.isConnected
    if (before.pathname === pathname && !isGone) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    const news = heading ?? document.getElementById('main')
    news?.focus({ preventScroll: true })
  }, [pathname, key])
}
