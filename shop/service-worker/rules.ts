/** Which addresses the browser may keep (SH-30). */

export const OFFLINE_PAGE = '/offline.html'

/** A change of what is in a cache takes a new number; the old cache then goes. */
export const KEPT = { files: 'keepsake-files-1', pictures: 'keepsake-pictures-1' } as const

/** Scripts, style sheets and fonts: their address holds a hash of their content. */
export function isUnchanging(path: string): boolean {
  return /^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(path)
}

/** Whether an answer may be kept: a proxy on the way may answer a file with a page of its own, and say that all is well. */
export const isFile = (answer: Response | undefined): boolean =>
  answer?.status === 200 && !answer.headers.get('content-type')?.startsWith('text/html')

/** The shop's own pictures and icons; a shopper's photos are below /media and are not among them. */
export function isPicture(path: string): boolean {
  return /^\/(images|icons)\/[\w.-]+\.(avif|webp|jpg|png|svg)$/.test(path)
}

/** Names of caches of the shop that this version does not read. */
export function outdated(names: readonly string[]): string[] {
  const current: readonly string[] = Object.values(KEPT)
  return names.filter((name) => name.startsWith('keepsake-') && !current.includes(name))
}
