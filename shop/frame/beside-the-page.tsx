import { type ComponentType, useEffect, useState } from 'react'

/** What nobody waits for: fetched once the page stands and the browser has nothing better to do. */
export function BesideThePage() {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const begin = () => whenIdle(() => void fetchPart())
    const fetchPart = async () => {
      // What cannot be fetched leaves the page as it is.
      const fetched = await import('./late/beside.tsx').catch(() => undefined)
      if (fetched) setPart(() => fetched.Beside)
    }
    if (document.readyState === 'complete') return begin()
    addEventListener('load', begin, { once: true })
    return () => removeEventListener('load', begin)
  }, [])
  return Part ? <Part /> : null
}

/** Safari has no word for it yet. */
function whenIdle(does: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(does, { timeout: 2_000 })
  else setTimeout(does, 200)
}
