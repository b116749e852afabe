import { useEffect, useState } from 'react'

/** So long a second press of the same finger may come. */
const PRESS_AGAIN_MS = 1_500

/**
 * What was removed a moment ago keeps its place without a button, so that a second press there does nothing (PE-18): what
 * moves up may have a button of its own.
 *
 * @param present  the names that are there
 * @returns the name that has just gone, and what its button calls
 */
export function useJustRemoved(present: readonly string[]) {
  const [pressed, setPressed] = useState<string>()
  const isGone = pressed !== undefined && !present.includes(pressed)
  useEffect(() => {
    if (!isGone) return
    const end = setTimeout(() => setPressed(undefined), PRESS_AGAIN_MS)
    return () => clearTimeout(end)
  }, [isGone])
  return { justRemoved: isGone ? pressed : undefined, remember: setPressed }
}
