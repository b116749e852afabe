/** A page in a tab that nobody looks at paints nothing. */
const LIMIT_MS = 300

/** Resolves when the browser has painted what was asked of it so far; soon in any case. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LIMIT_MS)
  })
}
