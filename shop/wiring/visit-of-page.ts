/** Who opens a page, from the cookies of the browser. */
import { clientAddress } from '#platform/http/client-address.ts'
import { priceCacheOf } from '../marketing/price-cache-cookies.ts'
import { priceCacheHeader } from '../marketing/rules/price-cache.ts'
import { customerTokenOf, deviceTokenOf } from '../request/cookies.ts'
import type { Visit } from '../request/visit.ts'

/**
 * The visit behind a page that is made for one visitor. Never for pages that are kept for everybody.
 *
 * SH-31: the store is the build's own, whatever the request says.
 */
export function visitOfPage(request: Request): Visit {
  const code = priceCacheOf(request)
  return {
    address: clientAddress(request),
    token: customerTokenOf(request),
    device: deviceTokenOf(request),
    agent: request.headers.get('user-agent') ?? undefined,
    store: undefined,
    priceCache: code === undefined ? undefined : priceCacheHeader(code),
    captcha: undefined,
    actKey: undefined,
  }
}
