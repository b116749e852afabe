/** A picture that nobody answers for keeps the `load` event away; it holds up nothing else for longer. */
const LIMIT_MS = 8_000

/** Resolves after the page's `load` event, or when that is late. For the browser. */
export function pageHasLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    addEventListener('load', resolve)
    setTimeout(resolve, LIMIT_MS)
  })
}
