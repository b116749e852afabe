/** `https://elsewhere.example` at the start of a request target, as clients of forward proxies write it. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i

/**
 * The target of a request on the public address of the shop.
 *
 * Behind a proxy that terminates TLS neither the scheme nor the `Host` header of a request is what the browser's
 * address bar shows. The setting is, so that every later comparison with `request.url` is right, and a forged host is
 * ignored.
 *
 * @param target  the request target of HTTP, such as /checkout?step=2, or with a scheme and host, which are replaced
 * @param publicUrl  scheme and host without a slash at the end; undefined leaves the target as it is
 * @returns an absolute address; a target that is no path, such as * in OPTIONS *, comes back as it is
 * @example onPublicAddress('/checkout', 'https://shop.example') // https://shop.example/checkout
 */
export function onPublicAddress(target: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return target
  if (target.startsWith('/')) return publicUrl + target
  if (!SCHEME_AND_HOST.test(target)) return target
  const path = target.replace(SCHEME_AND_HOST, '')
  return publicUrl + (path.startsWith('/') ? path : `/${path}`)
}
