/** Which other sites may call the API from a browser: the storefront, with its cookies. */

const ALLOWED_HEADERS =
  'authorization, content-type, store, content-currency, x-recaptcha, x-price-cache, x-magento-cache-id, x-request-id, x-device, idempotency-key'
const EXPOSED_HEADERS = 'x-magento-cache-id, x-request-id, retry-after'
const DAY_SECONDS = '86400'

/** Headers of an answer. Scripts of other sites get none, so browsers do not let them read it. */
export function corsHeaders(origin: string | null, storefront: string): Headers {
  const headers = new Headers({ vary: 'origin' })
  if (origin !== storefront) return headers
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.set('access-control-expose-headers', EXPOSED_HEADERS)
  return headers
}

/** The answer to a preflight request. */
export function preflight(origin: string | null, storefront: string): Response {
  const headers = corsHeaders(origin, storefront)
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'POST, GET, OPTIONS')
    headers.set('access-control-allow-headers', ALLOWED_HEADERS)
    headers.set('access-control-max-age', DAY_SECONDS)
  }
  return new Response(null, { status: 204, headers })
}
