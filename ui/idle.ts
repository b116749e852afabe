/**
 * Resolves when the browser is idle. Safari has no `requestIdleCallback` yet.
 *
 * @param limitMs  the longest wait, in milliseconds
 */
export function idle(limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: limitMs })
    else setTimeout(resolve, Math.min(limitMs, 200))
  })
}
