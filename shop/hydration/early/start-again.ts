import { clearSeen, fetchScript } from './fetch-script.ts'
import { hideMissingPartsNote, showMissingPartsNote } from './missing-parts-note.ts'
import { isStarted, isTooOld, pause } from './page.ts'
import { reload } from './reload.ts'

/** Longer than scripts take on a slow phone. */
const SLOW_MS = 12_000
/** Longer than they take on a slow connection: a script that has not come by then is fetched once more. */
const STALLED_MS = 20_000
/** For a page to start once its scripts are in the browser's cache, on a slow phone. */
const START_LIMIT_MS = 10_000
/** Where a script's own request still waits, the page does not start by itself. */
const STALLED_START_MS = 3_000
/** After a start that failed although every script came. */
const NEXT_START_MS = 15_000

let isAtWork = false
let hasFailed = false

/** The scripts that the page names. */
export const linked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href)

/** Fetches the scripts of a page that does not start until they are there, and starts it then. */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') failed()
    },
    true,
  )
  // The last of them is imported by the others.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/module/.test(reason)) failed()
  })
  setTimeout(() => void saySlow(), SLOW_MS)
  setTimeout(() => void startAgain(true), STALLED_MS)
}

async function saySlow() {
  if (isStarted() || isTooOld()) return
  showMissingPartsNote()
  while (!isStarted()) await pause(250)
  hideMissingPartsNote()
}

function failed() {
  hasFailed = true
  void startAgain()
}

async function startAgain(isStalled = false): Promise<void> {
  const start = [...document.scripts].find(({ text }) => text.startsWith('import "/assets/'))
  if (isAtWork || !start || isStarted() || isTooOld()) return
  isAtWork = true
  clearSeen()
  const cache = isStalled ? 'reload' : 'default'
  await Promise.all(missing(start, isStalled).map((href) => fetchScript(href, { cache, isOver: isStarted })))
  hasFailed = false
  if (!isStarted()) runAgain(start)
  const end = Date.now() + (isStalled ? STALLED_START_MS : START_LIMIT_MS)
  while (Date.now() < end && !hasFailed && !isStarted()) await pause(50)
  if (isStarted()) return hideMissingPartsNote()
  showMissingPartsNote()
  void reload()
  await pause(NEXT_START_MS)
  isAtWork = false
  void startAgain()
}

function missing(start: HTMLScriptElement, isStalled: boolean): string[] {
  const named = [...start.text.matchAll(/"([^"]+\.js)"/g)].map(
    ([, path = '']) => new URL(path, location.href).href,
  )
  // What has come is not asked for again: the connection may be slow.
  const come = new Set(isStalled ? performance.getEntriesByType('resource').map(({ name }) => name) : [])
  return [...linked(), ...named].filter((href) => !come.has(href))
}

function runAgain({ nonce, text }: HTMLScriptElement) {
  const second = document.createElement('script')
  Object.assign(second, { type: 'module', nonce, textContent: text })
  document.body.append(second)
}
