/**
 * The device's storage, through functions that never throw (PE-23): texts here, files in device-files.ts. A browser may
 * refuse storage altogether, run out of space, or have none: then a text lasts as long as the page, and code that needs
 * more asks and says what is missing.
 */
export type DeviceTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** Whether a text outlives the page. */
  lasts(): boolean
}

/** @param span `session` is for one tab; `local` for every tab until it is removed */
export function deviceTexts(span: 'local' | 'session'): DeviceTexts {
  const page = onPage[span]
  const storage = () => (span === 'local' ? localStorage : sessionStorage)
  return {
    getItem(name) {
      return page.get(name) ?? orElse(() => storage().getItem(name), null)
    },
    setItem(name, text) {
      const isKept = orElse(() => {
        storage().setItem(name, text)
        return true
      }, false)
      if (isKept) page.delete(name)
      else page.set(name, text)
    },
    removeItem(name) {
      page.delete(name)
      orElse(() => storage().removeItem(name), undefined)
    },
    lasts: () =>
      orElse(() => {
        storage().setItem(PROBE, '')
        storage().removeItem(PROBE)
        return true
      }, false),
  }
}

const PROBE = 'keepsake-probe'
const onPage = { local: new Map<string, string>(), session: new Map<string, string>() }

/**
 * Whether the browser keeps cookies for this shop; a cart and an order need one. Tried out, because a browser that blocks
 * every cookie by a setting of its own may still say that it has them.
 */
export const keepsCookies = (): boolean =>
  orElse(() => {
    if (!navigator.cookieEnabled) return false
    if (document.cookie !== '') return true
    // biome-ignore lint/suspicious/noDocumentCookie: the other interface is not in every supported browser
    document.cookie = `${PROBE}=1; path=/; max-age=5; samesite=lax`
    return document.cookie.includes(PROBE)
  }, false)

/** Storage that is refused throws; each caller has its own fallback. */
function orElse<Value>(access: () => Value, instead: Value): Value {
  try {
    return access()
  } catch {
    return instead
  }
}
