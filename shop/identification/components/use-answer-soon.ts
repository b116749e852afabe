import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 4_000
/** For two minutes; then "Look again" is there. */
const LOOKS = 30

/** While the provider looks at a document, the page asks again by itself. */
export function useAnswerSoon(isAwaited: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAwaited) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks >= LOOKS) clearInterval(timer)
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
}
