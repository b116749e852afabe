/** The products that somebody looked at, as their own device keeps them: addresses, the last one first. */

/** So many are shown. */
export const MAX_SHOWN = 8

/** One more than is shown, because the page that shows them is one of them. */
const MAX_KEPT = MAX_SHOWN + 1

const URL_KEY = /^[\w-]{1,120}$/

/**
 * What the device holds. Older or other code, and whoever uses the browser's tools, may have written anything there.
 *
 * @param text  null when it holds nothing
 */
export function viewedIn(text: string | null): string[] {
  const kept = parsed(text)
  if (!Array.isArray(kept)) return []
  const keys = kept.filter((key): key is string => typeof key === 'string' && URL_KEY.test(key))
  return [...new Set(keys)].slice(0, MAX_KEPT)
}

/** What the device keeps when another one is looked at. */
export const withViewed = (keys: readonly string[], urlKey: string): string =>
  JSON.stringify(URL_KEY.test(urlKey) ? [urlKey, ...without(keys, urlKey)].slice(0, MAX_KEPT) : keys)

/** What the page of a product shows: all but itself. */
export const shownBeside = (urlKey: string, keys: readonly string[]): string[] =>
  without(keys, urlKey).slice(0, MAX_SHOWN)

/** In the order of the keys; what the shop sells no more is left out. */
export function inOrderOf<Product extends { urlKey: string }>(
  keys: readonly string[],
  products: readonly Product[],
): Product[] {
  const byKey = new Map(products.map((product) => [product.urlKey, product]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

const without = (keys: readonly string[], urlKey: string) => keys.filter((key) => key !== urlKey)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
