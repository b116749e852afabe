/** What the search box says about the products that it found, whichever index found them. */
import { searchProblem } from './search-phrase.ts'

/** C-43: as many as a panel shows. */
export const MAX_SUGGESTIONS = 6
/** Where a hit leads whose own address is none of the shop's. */
export const NO_ADDRESS = '/'

/**
 * SH-26: the path of a hit's page.
 *
 * @param url  as the index holds it: a path, or an address with a host
 * @param origin  of the shop, such as https://keepsake.example
 * @returns undefined for what is no address (C-46), for one of another site and for one that would run something
 */
export function hitPath(url: string, origin: string): string | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const found = new URL(url, origin)
  if (!/^https?:$/.test(found.protocol) || found.host !== new URL(origin).host) return undefined
  return `${found.pathname}${found.search}`
}

/** C-44: what leads on to the rest; undefined while all that was found is in view. */
export function moreWords(found: number): string | undefined {
  return found > MAX_SUGGESTIONS ? `SEE MORE PRODUCTS...(${found})` : undefined
}

/** What a screen reader hears when the list has changed. */
export function foundWords(found: number): string {
  if (found === 0) return 'No Result Found'
  const shown = Math.min(found, MAX_SUGGESTIONS)
  const products = `${found} ${found === 1 ? 'product' : 'products'} found`
  return found > shown ? `${products}, ${shown} listed` : products
}

/** CA-39: what staff name first, then what others search for; nothing twice, and nothing that the box would refuse. */
export function trendingWords(configured: string | undefined, searched: readonly string[]): string[] {
  const words = [...(configured ?? '').split(','), ...searched].map((word) => word.trim())
  const first = new Map<string, string>()
  for (const word of words) {
    const known = word.toLowerCase()
    if (word !== '' && searchProblem(word) === undefined && !first.has(known)) first.set(known, word)
  }
  return [...first.values()].slice(0, MAX_TRENDING)
}
const MAX_TRENDING = 8
