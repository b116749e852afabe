/**
 * Resolves in a moment in which the browser has nothing better to do. Safari has no word for that yet.
 *
 * @param limitMs  the moment comes after so long at the latest, in milliseconds
 */
export function idle(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: limitMs })
    else setTimeout(resolve, Math.min(limitMs, 200))
  })
}
