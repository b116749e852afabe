/** What the proxy forwards of a browser's request: an allow-list, without cookies. */
import { readCookie } from '#platform/http/read-cookie.ts'
import { cookieNameOn, cookieNames } from '../request/cookie-names.ts'

/** Hop-by-hop headers, and those that identify the visitor, are left out. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'content-currency',
  'content-type',
  'idempotency-key',
  'x-magento-cache-id',
  'x-recaptcha',
  'x-request-id',
]
const PASSED_BACK = ['content-type', 'retry-after', 'x-magento-cache-id', 'x-request-id']

export interface Passing {
  /** The build's own store; browsers cannot choose another (SH-31). */
  store: string
  /** As the request carries it on, checked. */
  priceCache: string | undefined
  token: string | undefined
  /** That the browser has signed in before; only ever sent with its visitor's own requests. */
  device?: string | undefined
}

export function headersToPassOn(from: Headers, { store, priceCache, token, device }: Passing): Headers {
  const headers = picked(from, PASSED_ON)
  headers.set('store', store)
  if (priceCache !== undefined) headers.set('x-price-cache', priceCache)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (device !== undefined) headers.set('x-device', device)
  return headers
}

export const headersToPassBack = (from: Headers) => picked(from, PASSED_BACK)

/** What the browser shows of having signed in before. */
export const deviceOf = ({ headers, url }: Request) =>
  headers.get('x-device') ?? readCookie(headers, cookieNameOn(url, cookieNames.device))

function picked(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

/**
 * Whose request this is.
 *
 * A browser sends its cookie along with any site's request to us. So the cookie counts only for requests that no other
 * site can have made: a POST must have our own origin, a GET must not come from elsewhere (it changes nothing, and no
 * other site can read its answer).
 *
 * @returns the customer's token, undefined for a guest, "foreign" when another site tries to use the customer's cookie
 */
export function tokenOf(request: Request): string | undefined | 'foreign' {
  const own = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (own !== undefined) return own
  const cookie = readCookie(request.headers, cookieNameOn(request.url, cookieNames.customer))
  if (cookie === undefined) return undefined
  const origin = request.headers.get('origin')
  if (origin !== null) return origin === new URL(request.url).origin ? cookie : 'foreign'
  const site = request.headers.get('sec-fetch-site')
  if (request.method === 'GET')
    return site === null || site === 'same-origin' || site === 'none' ? cookie : undefined
  return site === 'same-origin' ? cookie : 'foreign'
}
