/** The site map as search engines read it. @source https://www.sitemaps.org/protocol.html (22 November 2026) */

export interface ListedAddress {
  /** Absolute. */
  url: string
  changedAt: Date | null
}

/** The protocol allows 50,000; a fifth of that is written within milliseconds and keeps little memory. */
export const MAX_ADDRESSES = 10_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** @throws RangeError when there are more addresses than one file holds */
export function sitemapXml(addresses: readonly ListedAddress[]): string {
  if (addresses.length > MAX_ADDRESSES) {
    throw new RangeError(`Expected at most ${MAX_ADDRESSES} addresses but received ${addresses.length}`)
  }
  return document('urlset', addresses.map(entry('url')))
}

/** Names the files that hold the addresses. */
export function sitemapIndexXml(files: readonly string[]): string {
  return document(
    'sitemapindex',
    files.map((url) => entry('sitemap')({ url, changedAt: null })),
  )
}

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`

const entry =
  (name: string) =>
  ({ url, changedAt }: ListedAddress) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<${name}><loc>${escaped(new URL(url).href)}</loc>${lastmod}</${name}>\n`
  }

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
