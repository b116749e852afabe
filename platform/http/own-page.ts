/**
 * Whether a request that changes something comes from a page of our own, or from no browser at all.
 *
 * Browsers send the origin of a POST; a request without one is no browser, and no other site can forge that. Our own
 * origin is the address that the request was made on, which the server takes from its settings (`public-address.ts`).
 */
export function isFromOwnPage(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return origin === new URL(request.url).origin
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}

/** Whether the method of a request is one that changes nothing. */
export const isSafe = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method)
