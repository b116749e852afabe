/** The page that a shopper comes back to after signing in. */

const LONGEST = 1024
/** Coming back to these would lead in a circle, or out again at once. */
const NO_WAY_BACK = /^\/customer\/(login|register|logout)\b/

/**
 * SH-05: a path of our own site with its query, or undefined. Nothing that a browser could read as another site or as
 * a script passes.
 *
 * @param given  from an address or a cookie, decoded once
 */
export function returnPath(given: string | null | undefined): string | undefined {
  if (!given || given.length > LONGEST || !/^\/(?![/\\])/.test(given)) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
  if (/[\u0000-\u001f\u007f\\]/.test(given)) return undefined
  const home = 'https://shop.invalid'
  if (!URL.canParse(given, home)) return undefined
  const { origin, pathname, search } = new URL(given, home)
  if (origin !== home || pathname.startsWith('//') || NO_WAY_BACK.test(pathname.toLowerCase()))
    return undefined
  return pathname + search
}
