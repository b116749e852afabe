import { lazy, Suspense, useEffect, useState } from 'react'

const Beside = lazy(() => import('./late/beside.tsx').then(({ Beside }) => ({ default: Beside })))

/** What nobody waits for: fetched once the page stands and the browser has nothing better to do. */
export function BesideThePage() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const begin = () => whenIdle(() => setDue(true))
    if (document.readyState === 'complete') return begin()
    addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])
  return isDue ? (
    <Suspense>
      <Beside />
    </Suspense>
  ) : null
}

/** Safari has no word for it yet. */
function whenIdle(does: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(does, { timeout: 2_000 })
  else setTimeout(does, 200)
}
