/** Which pages ask who comes in. The API authorises every call again; a gate only leads to the right page. */

export type Gate =
  /** Whoever is not signed in is sent to sign in, and comes back afterwards. */
  | 'customers'
  /** Whoever is signed in already is sent on to the account. */
  | 'guests'

/**
 * The gate before an address; undefined for the open shop.
 *
 * SH-17: addresses are compared as they are meant, so that neither double slashes, encoding nor capitals lead around.
 * H-18: a link with a token opens the saved designs to whoever holds it.
 */
export function gateOf({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): Gate | undefined {
  const words = wordsOf(pathname)
  const [first, second, third] = words
  if (first === 'bulk-order' && words.length === 1) return 'customers'
  if (first !== 'customer') return undefined
  if (second === 'login') return 'guests'
  if (second !== 'account') return undefined
  return third === 'my-saved-design' && searchParams.get('token') ? undefined : 'customers'
}

function wordsOf(pathname: string): string[] {
  return decoded(pathname)
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((word) => word !== '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // No address of ours: nothing is behind it.
    return text
  }
}
