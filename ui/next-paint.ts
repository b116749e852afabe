/** A background tab paints nothing, so there is a limit. */
const LIMIT_MS = 300

/** Resolves after the next paint, or soon in any case. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LIMIT_MS)
  })
}
