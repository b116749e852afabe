/** The page that a shopper comes back to after signing in. */

/** Returning to these would be a loop, or sign out again at once. */
const NO_WAY_BACK = /^\/customer\/(login|register|logout|social)\b/i
/** One slash, nothing that browsers read as a second one, no control characters, and 1024 characters at most. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const OWN_PATH = /^\/(?!\/)[^\u0000-\u001f\u007f\\]{0,1023}$/

/** As a server reads it, whatever its spelling. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/')
  } catch {
    return pathname
  }
}

/**
 * SH-05: a path of our own site with its query, or undefined. Nothing that a browser could read as another site or as
 * a script passes.
 *
 * @param given  from an address or a cookie, decoded once
 */
export function returnPath(given: string | null | undefined): string | undefined {
  if (!given || !OWN_PATH.test(given)) return undefined
  const { pathname, search } = new URL(given, 'https://shop.invalid')
  return pathname.startsWith('//') || NO_WAY_BACK.test(plain(pathname)) ? undefined : pathname + search
}
