import { carryOver, holdsMore, loads } from './carried-over.ts'
import { showMissingPartsNote } from './missing-parts-note.ts'
import { pause } from './page.ts'

/** For one try to fetch something. */
export const FETCH_LIMIT_MS = 10_000
/** The page is not reloaded before typing has paused for so long. */
const DEBOUNCE_MS = 2_000
/** A page that the shopper leaves is unloaded by then. */
const STAYED_MS = 10_000
/** So often a page reloads itself: scripts import further scripts, and each may be cut. */
const MAX_LOADS = 5
/** Password managers and dictation press no key, and a finger may be about to. */
const TOUCHES = ['keydown', 'input', 'change', 'pointerdown']

let isLeaving = false
let isLoading = false
let isAsked = false
let touchedAt = 0

export function watchTouches(): void {
  const touched = () => {
    touchedAt = Date.now()
    if (!isAsked) return
    // Who goes on before the new page comes keeps this one until the next pause.
    isAsked = isLoading = isLeaving = false
    stop()
    void reload()
  }
  for (const touch of TOUCHES) addEventListener(touch, touched, true)
  addEventListener('beforeunload', () => {
    isLeaving = true
    // Whoever is asked and stays has not left.
    setTimeout(() => {
      isLeaving = false
    }, STAYED_MS)
  })
}

/** Reloads the page with what is typed, once the shop answers and nobody types. */
export async function reload(): Promise<void> {
  if (isLoading) return
  isLoading = true
  // A browser's own error page would take the place of one that can be read.
  while (!(await isAnswered())) await pause(DEBOUNCE_MS)
  while (Date.now() - touchedAt < DEBOUNCE_MS) await pause(100)
  if (isLeaving || loads >= MAX_LOADS || holdsMore()) {
    isLoading = false
    if (!isLeaving) showMissingPartsNote(false)
    return
  }
  carryOver()
  isAsked = true
  location.reload()
}

async function isAnswered(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    })
    // 404 is an answer, too.
    return status < 500
  } catch {
    return false
  }
}
