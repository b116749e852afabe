/** The path of a page, from whatever stands in an address bar. */

/** SH-32: nothing of the shop has a longer address. */
const MAX_PATH_LENGTH = 200

export interface RoutePath {
  /** Lower case, without slashes at its ends. */
  path: string
  /** 301 when the address was written otherwise, so that every page has one address; 0 else. */
  redirectCode: 0 | 301
}

/**
 * @returns undefined for what can be no address of the shop: encoded slashes, dots, anything but letters, digits,
 *   hyphens, underscores and slashes, or more than 200 characters. Nothing is looked up for these.
 */
export function routePath(url: string): RoutePath | undefined {
  if (url.length > MAX_PATH_LENGTH * 4) return undefined
  const asked = url.replace(/[?#].*$/s, '').replace(/^\//, '')
  const path = asked.replace(/\/$/, '').toLowerCase()
  if (path.length > MAX_PATH_LENGTH || !/^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(path)) return undefined
  return { path, redirectCode: path === asked ? 0 : 301 }
}

/** An entity that was reached by another address says so. */
export function redirectCodeOf(routed: object): number {
  return 'redirectCode' in routed && typeof routed.redirectCode === 'number' ? routed.redirectCode : 0
}
