import { startTransition, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigation } from 'react-router'
import { prefetchCode } from './prefetch-code.ts'

/**
 * Prefetches a page, code first. React Router reloads the open page when code that it prefetches cannot be fetched, and
 * offline that loses the page and all that was typed (PE-21). So React Router is asked only when the code is there;
 * missing code is fetched by the press, which waits for the connection. While a press is under way nothing is prefetched,
 * because its requests are not shared.
 */
export function PrefetchPage({ page }: { page: string }) {
  const [isThere, setThere] = useState(false)
  const { state } = useNavigation()
  useEffect(() => {
    let isWanted = true
    prefetchCode(page).then(
      () => isWanted && startTransition(() => setThere(true)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [page])
  return isThere && state === 'idle' ? <PrefetchPageLinks page={page} /> : null
}
