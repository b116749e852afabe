import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { notifyCookieListeners } from '../../request/readable-cookies.ts'

/** PE-20: a page that Back or Forward restores from the browser's cache fetches the present state. */
export function useRefetchOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      notifyCookieListeners()
      void revalidate()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [revalidate])
}
