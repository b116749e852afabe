/** With `q=0` a client refuses an encoding (RFC 9110 §12.4.2). */
const taken = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
}

/**
 * Whether an answer may be sent in an encoding.
 *
 * @param acceptEncoding the request's header; undefined or null where it has none
 * @example takesEncoding('gzip, br;q=0', 'br') === false
 */
export function takesEncoding(
  acceptEncoding: string | null | undefined,
  encoding: keyof typeof taken,
): boolean {
  return taken[encoding].test(acceptEncoding ?? '')
}
