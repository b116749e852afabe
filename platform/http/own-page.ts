/**
 * Whether a request that changes something comes from a page of our own, or from no browser at all.
 *
 * Browsers say where a POST comes from; what says nothing is no browser, and no other site speaks through it.
 *
 * @param publicUrl  scheme and host that shoppers see, without a slash at the end
 */
export function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return origin === publicUrl
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin'
}
