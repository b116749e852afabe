import { EarlyScript } from './early-script.tsx'
import { LOADING_ANEW } from './loading-anew.ts'

/** Longer than scripts take on a slow phone. */
const SLOW_MS = 12_000
/** Longer than they take on a slow line: a script that has not come by then is fetched once more. */
const STALLED_MS = 20_000
/** For one try to fetch a script. */
const FETCH_LIMIT_MS = 10_000
/** For a page to start once its scripts are in the browser's cache, on a slow phone. */
const START_LIMIT_MS = 10_000
/** For the next piece of a document, on the slowest of lines. Chromium does not report that a document was cut. */
const PIECE_LIMIT_MS = 6_000
const PIECE_LOOK_MS = 500
/** The page is not reloaded before typing has paused for so long. */
const DEBOUNCE_MS = 2_000
/** A page that the shopper leaves is unloaded by then. */
const STAYED_MS = 10_000
/** Where a script's own request still waits, the page does not start by itself. */
const STALLED_START_MS = 3_000
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000]
/** After a start that failed although every script came. */
const NEXT_START_MS = 15_000

/** So often a page reloads itself: scripts import further scripts, and each may be cut. */
const MAX_LOADS = 5

/**
 * PE-14, PE-21: a page whose scripts did not come says so, fetches them again until they are there, and starts then;
 * presses and typed text wait for it. Firefox remembers a failed script for as long as the document lives: such a page
 * is reloaded with what is typed, also when only a lazy part of it failed, and so is one whose document was cut half
 * way. Runs while the page is parsed.
 */
export function ScriptsAgain() {
  return <EarlyScript text={import.meta.env.SSR ? AGAIN : ''} />
}

const AGAIN = `
{
  const forever = new Promise(() => {})
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  // React writes this on the page that it takes over.
  const isStarted = () => Object.keys(document).some((key) => key.startsWith('__reactContainer$'))
  const isTooOld = () => document.getElementById('too-old')?.offsetHeight
  let isLeaving = false
  let isLoading = false
  let note
  // A card is kept nowhere, and a chosen file cannot be put back: a page that holds one waits for the shopper.
  const holdsMore = () => [...document.querySelectorAll('[autocomplete^="cc-"], [type="file"]')].some(({ value }) => value !== '')
  const say = (goesOn = true) => {
    if (note && goesOn) return
    note?.remove()
    note = document.createElement('p')
    note.id = 'scripts-late'
    note.role = 'status'
    const link = document.createElement('a')
    link.href = location.pathname + location.search
    link.textContent = 'Load it again'
    link.onclick = (event) => {
      event.preventDefault()
      keepTyped()
      location.reload()
    }
    note.append('Part of this page has not arrived. ', goesOn ? 'We keep trying, and the buttons work as soon as it is here. ' : '', link)
    document.body.append(note)
  }
  const unsay = () => {
    note?.remove()
    note = undefined
  }
  // Chrome gives nothing back on a page that must not be stored. A card has no names, and is never written down.
  const fields = () => [...document.querySelectorAll(
    ':is(input, textarea, select)[name]:not([type="hidden"], [type="file"], [type="password"])'
  )]
  const stateOf = (field) => ['radio', 'checkbox'].includes(field.type) ? 'checked' : 'value'
  const buttons = () => [...document.querySelectorAll('button')]
  const isHydrated = (part) => Object.keys(part).some((key) => key.startsWith('__reactProps$'))
  let pressed
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button[type="button"]')
    pressed = button && !isHydrated(button) ? button : undefined
  }, true)
  const keepTyped = () => {
    const typed = fields().map((field) => [field.name, field[stateOf(field)]])
    const focused = fields().indexOf(document.activeElement)
    // Where the page is hydrated otherwise, new-deploy.ts keeps the press.
    const isKept = !dispatchEvent(new Event('${LOADING_ANEW}', { cancelable: true }))
    const undone = pressed && !isKept && !isHydrated(pressed) ? buttons().indexOf(pressed) : -1
    history.replaceState({ ...history.state, typed, focused, undone, loads: loads + 1 }, '')
  }
  const { typed, focused, undone, loads = 0, ...state } = history.state ?? {}
  const putBack = async () => {
    const present = fields()
    for (const [place, [name, value]] of typed.entries()) {
      const field = present[place]
      if (field?.name !== name || field[stateOf(field)] === value) continue
      field[stateOf(field)] = value
      // As if it were typed, for who listens before the page is hydrated.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const field = present[focused]
    field?.focus()
    // An e-mail field has no place to write at; its own is the end.
    if (field?.selectionStart !== null) field?.setSelectionRange?.(field.value.length, field.value.length)
    const button = buttons()[undone]
    while (button?.isConnected && !isHydrated(button)) await pause(100)
    if (button) button.click()
  }
  if (typed) {
    history.replaceState(state, '')
    document.addEventListener('DOMContentLoaded', () => void putBack())
  }
  let typedAt = 0
  let isAsked = false
  addEventListener('keydown', () => {
    typedAt = Date.now()
    if (!isAsked) return
    // Who types on before the new page comes keeps this one until the next pause.
    isAsked = isLoading = isLeaving = false
    stop()
    void loadAnew()
  }, true)
  const loadAnew = async () => {
    if (isLoading) return
    isLoading = true
    // A browser's own error page would take the place of one that can be read.
    while (!(await isAnswered())) await pause(${DEBOUNCE_MS})
    while (Date.now() - typedAt < ${DEBOUNCE_MS}) await pause(100)
    if (isLeaving || loads >= ${MAX_LOADS} || holdsMore()) {
      isLoading = false
      return isLeaving || say(false)
    }
    keepTyped()
    isAsked = true
    location.reload()
  }
  const isAnswered = () => fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(${FETCH_LIMIT_MS}) })
    // 404 is an answer, too.
    .then(({ status }) => status < 500, () => false)
  const seen = new Set()
  // With all that it imports, which may have been cut as well. "reload" for what stalls: the browser would wait for it
  // again.
  const arrives = async (href, cache = 'default', isOver = () => false) => {
    if (seen.has(href)) return
    seen.add(href)
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await fetch(href, { cache: tries === 0 ? cache : 'reload', signal: AbortSignal.timeout(${FETCH_LIMIT_MS}) })
        const text = await answer.text()
        if (answer.ok && answer.headers.get('content-type')?.includes('javascript')) {
          const imports = [...text.matchAll(/(?:from|import)"(\\.[^"]+\\.js)"/g)]
          return Promise.all(imports.map(([, path]) => arrives(new URL(path, answer.url).href, 'default', isOver)))
        }
        // Of a former build: the page comes with the scripts of the present one, or is left with the note.
        if (answer.status === 404) {
          if (loads === 0) return loadAnew()
          // Nothing more is tried, so nothing is promised.
          say(false)
          await forever
        }
      } catch {}
      // It has come by itself, on a slow line.
      if (isOver()) return
      say()
      const next = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      await Promise.race([next, pause(${JSON.stringify(PAUSES_MS)}[tries] ?? ${PAUSES_MS.at(-1)})])
    }
  }
  // The last that the shop sends with every document.
  const isWhole = () => [...document.scripts].some(({ text }) => text.endsWith('streamController.close();'))
  let pieces = 0
  let pieceCame
  const pieceTimer = setInterval(() => {
    if (isWhole() || isStarted() || isTooOld()) return clearInterval(pieceTimer)
    if (pieces < document.all.length) pieceCame = Date.now()
    pieces = document.all.length
    if (document.readyState === 'loading' && Date.now() - pieceCame < ${PIECE_LIMIT_MS}) return
    clearInterval(pieceTimer)
    say()
    loadAnew()
  }, ${PIECE_LOOK_MS})
  const linked = () => [...document.querySelectorAll('link[rel="modulepreload"]')].map(({ href }) => href)
  let isAtWork = false
  let hasFailed = false
  const again = async (isStalled = false) => {
    const start = [...document.scripts].find(({ text }) => text.startsWith('import "/assets/'))
    if (isAtWork || !start || isStarted() || isTooOld()) return
    isAtWork = true
    seen.clear()
    const named = [...start.text.matchAll(/"([^"]+\\.js)"/g)].map(([, href]) => new URL(href, location).href)
    // What has come is not asked for again: the line may be slow.
    const come = new Set(isStalled ? performance.getEntriesByType('resource').map(({ name }) => name) : [])
    const missing = [...linked(), ...named].filter((href) => !come.has(href))
    await Promise.all(missing.map((href) => arrives(href, isStalled ? 'reload' : 'default', isStarted)))
    hasFailed = false
    if (!isStarted()) {
      const second = document.createElement('script')
      Object.assign(second, { type: 'module', nonce: start.nonce, textContent: start.text })
      document.body.append(second)
    }
    const end = Date.now() + (isStalled ? ${STALLED_START_MS} : ${START_LIMIT_MS})
    while (Date.now() < end && !hasFailed && !isStarted()) await pause(50)
    if (isStarted()) return unsay()
    say()
    loadAnew()
    await pause(${NEXT_START_MS})
    isAtWork = false
    void again()
  }
  const failed = () => {
    hasFailed = true
    void again()
  }
  addEventListener('error', ({ target }) => {
    if (target.type === 'module') failed()
  }, true)
  // The last of them is imported by the others.
  addEventListener('unhandledrejection', ({ reason }) => {
    if (/module/.test(reason)) failed()
  })
  addEventListener('beforeunload', () => {
    isLeaving = true
    // Whoever is asked and stays has not left.
    setTimeout(() => { isLeaving = false }, ${STAYED_MS})
  })
  const isThere = new Set()
  addEventListener('vite:preloadError', async ({ payload }) => {
    const failure = String(payload)
    // Other browsers ask for it once more, as the part itself does.
    if (!failure.includes('error loading dynamically imported module')) return
    if (isThere.has(failure)) return loadAnew()
    seen.clear()
    await Promise.all(linked().map((href) => arrives(href)))
    unsay()
    isThere.add(failure)
  })
  setTimeout(async () => {
    if (isStarted() || isTooOld()) return
    say()
    while (!isStarted()) await pause(250)
    unsay()
  }, ${SLOW_MS})
  setTimeout(() => void again(true), ${STALLED_MS})
  // A part that comes later, and for whose script nobody answers.
  const ENDS = ['load', 'error']
  const watch = (link) => {
    const timer = setTimeout(async () => {
      // What was only fetched ahead is taken away with the part that asked for it.
      if (!link.isConnected || isTooOld()) return
      let hasEnded = false
      const ended = new Promise((resolve) => {
        for (const end of ENDS) link.addEventListener(end, () => resolve(hasEnded = true), { once: true })
      })
      say()
      seen.clear()
      const isHere = await Promise.race([ended, arrives(link.href, 'reload', () => hasEnded).then(() => hasEnded)])
      if (!isHere) return loadAnew()
      unsay()
    }, ${SLOW_MS})
    // A timer that stayed would hold what the link was part of.
    for (const end of ENDS) link.addEventListener(end, () => clearTimeout(timer), { once: true })
  }
  if (document.createElement('link').relList.supports('modulepreload')) new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.rel === 'modulepreload') watch(node)
  }).observe(document.head, { childList: true })
}
`
