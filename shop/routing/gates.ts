/** Guards of pages. The API authorises every call again; a gate only leads to the right page. */

export type Gate =
  /** Sends guests to sign in, and back afterwards. */
  | 'customers'
  /** Sends signed-in customers on to the account. */
  | 'guests'

/**
 * The gate before an address; undefined for the open shop.
 *
 * SH-17: addresses are normalised first, so that double slashes, encoding or capitals do not bypass a gate.
 * H-18: a link with a token opens the saved designs to anybody who holds it.
 */
export function gateOf({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): Gate | undefined {
  const words = wordsOf(pathname)
  const [first, second, third] = words
  if (first === 'bulk-order' && words.length === 1) return 'customers'
  if (first !== 'customer') return undefined
  if (second === 'login' || second === 'register') return 'guests'
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
    // Not an address of ours: there is no page behind it.
    return text
  }
}
