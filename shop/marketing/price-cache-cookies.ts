/** The cookies that remember the code of an offer: its price cache. */
import { readCookie } from '#platform/http/read-cookie.ts'
import { cookieNames } from '../request/cookie-names.ts'
import { cookie, cookieHeaders } from '../request/cookies.ts'
import { isRetiredPriceCache, isSpecialPriceCode, readPriceCache } from './rules/price-cache.ts'

const { priceCache: PRICE_CACHE, specialPrice: SPECIAL } = cookieNames

/** P-21, CA-71: a code that the shopper typed lasts longer than one that a link brought. */
const TYPED_AGE_S = 7 * 24 * 3600
const LINK_AGE_S = 24 * 3600

/** The offer of this browser: the usual code first, otherwise the special price. A cookie with a retired code is none. */
export function priceCacheOf(request: Request): string | undefined {
  return (
    readPriceCache(readCookie(request.headers, PRICE_CACHE)) ??
    readPriceCache(readCookie(request.headers, SPECIAL))
  )
}

/**
 * What to set for a code that was sent, such as by `?cc=`.
 *
 * @param sent  as it came: plain or Base64
 * @param from  where it came from, which decides how long it lasts
 * @returns a retired code clears the cookie, the special price leaves the usual one alone (P-22), and a text that is no
 *   code changes nothing
 */
export function priceCacheCookies(
  sent: string,
  { from, publicUrl }: { from: 'link' | 'typed'; publicUrl: string },
): Headers {
  const code = readPriceCache(sent)
  if (code === undefined) {
    return isRetiredPriceCache(sent) ? cookieHeaders(clearing(PRICE_CACHE, publicUrl)) : new Headers()
  }
  const ageS = from === 'link' ? LINK_AGE_S : TYPED_AGE_S
  const name = isSpecialPriceCode(code) ? SPECIAL : PRICE_CACHE
  return cookieHeaders(cookie(name, code, { ageS, readable: false, publicUrl }))
}

const clearing = (name: string, publicUrl: string): string =>
  cookie(name, '', { ageS: 0, readable: false, publicUrl })
