import { showMissingPartsNote } from './missing-parts-note.ts'
import { isStarted, isTooOld } from './page.ts'
import { reload } from './reload.ts'
import { isStyleAwaited } from './style-sheets-again.ts'

/** For the next piece of a document, on the slowest of connections. Chromium does not report that a document was cut. */
const PIECE_LIMIT_MS = 6_000
const LOOK_MS = 500

/** A document that was cut half way is asked for again. */
export function watchDocument(): void {
  let size = 0
  let grownAt = Date.now()
  const timer = setInterval(() => {
    if (isWhole() || isStarted() || isTooOld()) return clearInterval(timer)
    if (size < document.all.length || isStyleAwaited()) grownAt = Date.now()
    size = document.all.length
    if (document.readyState === 'loading' && Date.now() - grownAt < PIECE_LIMIT_MS) return
    clearInterval(timer)
    showMissingPartsNote()
    void reload()
  }, LOOK_MS)
}

/** The last of the shop's own scripts in every document. */
const isWhole = () => [...document.scripts].some(({ text }) => text.endsWith('streamController.close();'))
