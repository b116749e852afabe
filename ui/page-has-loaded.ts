/** Resolves once the page and what stands in it have been fetched. For the browser. */
export function pageHasLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}
