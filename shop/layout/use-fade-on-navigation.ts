import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The same time and curve as everything else that opens; see ui/tokens.css. */
const FADE = { duration: 220, easing: 'cubic-bezier(.2,.7,.2,1)' }

/** B-40: the next page fades in, unless the shopper asked for less motion. */
export function useFadeOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('main')?.animate([{ opacity: 0.2 }, { opacity: 1 }], FADE)
  }, [pathname])
}
