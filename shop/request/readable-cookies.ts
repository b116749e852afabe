/**
 * The cookies that scripts may read. A browser that refuses them to a page answers with an error, in a frame of another
 * site and under strict settings: then what was written here holds until the page is left (PE-23).
 */
let written = ''
const listeners = new Set<() => void>()

export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return written
  }
}

/** @param cookie  with its attributes, as `document.cookie` takes it */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = cookie
  } catch {
    // The newest stands first, where it is found first.
    written = `${cookie.split(';')[0]}; ${written}`
  }
  notifyCookieListeners()
}

/** For code that knows of a change that no script wrote, such as an answer that set a cookie. */
export function notifyCookieListeners(): void {
  for (const changed of listeners) changed()
}

/** Browsers send no event for a changed cookie, so returning from another tab counts as one. */
export function onCookieChange(changed: () => void): () => void {
  listeners.add(changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    listeners.delete(changed)
    document.removeEventListener('visibilitychange', changed)
  }
}
