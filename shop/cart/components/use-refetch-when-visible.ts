import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * PE-20: for pages that show the cart. Another tab may have changed it, or paid for it, while this one was out of view; what
 * holds now is fetched as soon as the shopper looks at this one again.
 */
export function useRefetchWhenVisible(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [revalidate])
}
