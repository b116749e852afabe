import { startTransition, useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigation } from 'react-router'
import { fetchCodeAhead } from './code-ahead.ts'

/**
 * Reads a page ahead, code first. React Router loads the open page anew when code that it wants to read ahead does not
 * come, and without a line that is the end of the page and of all that was typed (PE-21). So it is asked only when the
 * code is there; what does not come is fetched by the press, which waits for the line. Once a press is on its way there is
 * nothing ahead of it: its own reading is not shared.
 */
export function PageAhead({ page }: { page: string }) {
  const [isThere, setThere] = useState(false)
  const { state } = useNavigation()
  useEffect(() => {
    let isWanted = true
    fetchCodeAhead(page).then(
      () => isWanted && startTransition(() => setThere(true)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [page])
  return isThere && state === 'idle' ? <PrefetchPageLinks page={page} /> : null
}
