import { loads } from './carried-over.ts'
import { showMissingPartsNote } from './missing-parts-note.ts'
import { pauseAfter } from './page.ts'
import { FETCH_LIMIT_MS, reload } from './reload.ts'

const IMPORTS = /(?:from|import)"(\.[^"]+\.js)"/g
const forever = new Promise<never>(() => {})
const seen = new Set<string>()

interface FetchOptions {
  /** "reload" for what stalls: the browser would wait for it again. */
  cache?: RequestCache
  /** Whether it has come by itself, on a slow connection. */
  isOver?: () => boolean
}

export const clearSeen = () => seen.clear()

/** Fetches a script with all that it imports, which may have been cut as well, until it is in the browser's cache. */
export async function fetchScript(
  href: string,
  { cache = 'default', isOver }: FetchOptions = {},
): Promise<void> {
  if (seen.has(href)) return
  seen.add(href)
  for (let tries = 0; ; tries += 1) {
    const answer = await fetched(href, tries === 0 ? cache : 'reload')
    if (answer?.script !== undefined) {
      const imports = [...answer.script.matchAll(IMPORTS)].map(
        ([, path = '']) => new URL(path, answer.url).href,
      )
      await Promise.all(imports.map((one) => fetchScript(one, { isOver })))
      return
    }
    // Of a former build: the page comes with the scripts of the present one, or is left with the note.
    if (answer?.status === 404) {
      if (loads === 0) return reload()
      // Nothing more is tried.
      showMissingPartsNote(false)
      await forever
    }
    if (isOver?.()) return
    showMissingPartsNote()
    await pauseAfter(tries)
  }
}

/** @returns undefined when no whole answer came */
async function fetched(href: string, cache: RequestCache) {
  try {
    const answer = await fetch(href, { cache, signal: AbortSignal.timeout(FETCH_LIMIT_MS) })
    const text = await answer.text()
    const isScript = answer.ok && answer.headers.get('content-type')?.includes('javascript')
    return { url: answer.url, status: answer.status, script: isScript ? text : undefined }
  } catch {
    return undefined
  }
}
