import { clearSeen, fetchScript } from './fetch-script.ts'
import { hideMissingPartsNote, showMissingPartsNote } from './missing-parts-note.ts'
import { isTooOld } from './page.ts'
import { reload } from './reload.ts'
import { linked } from './start-again.ts'

/** Longer than the script of a part takes on a slow connection. */
const SLOW_MS = 12_000
const ENDS = ['load', 'error']

/** Lazy parts of a page: what is missing of them is fetched again. */
export function watchParts(): void {
  const isThere = new Set<string>()
  addEventListener('vite:preloadError', async ({ payload }) => {
    const failure = String(payload)
    // Other browsers ask for it once more, as the part itself does.
    if (!failure.includes('error loading dynamically imported module')) return
    if (isThere.has(failure)) return reload()
    clearSeen()
    await Promise.all(linked().map((href) => fetchScript(href)))
    hideMissingPartsNote()
    isThere.add(failure)
  })
  if (!document.createElement('link').relList.supports('modulepreload')) return
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'modulepreload') watch(node)
  }).observe(document.head, { childList: true })
}

/** A script that nobody answers for. */
function watch(link: HTMLLinkElement) {
  const timer = setTimeout(() => void fetchAgain(link), SLOW_MS)
  // A timer that stayed would hold what the link was part of.
  for (const end of ENDS) link.addEventListener(end, () => clearTimeout(timer), { once: true })
}

async function fetchAgain(link: HTMLLinkElement) {
  // What was only fetched ahead is taken away with the part that asked for it.
  if (!link.isConnected || isTooOld()) return
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true
      resolve()
    }
    for (const name of ENDS) link.addEventListener(name, end, { once: true })
  })
  showMissingPartsNote()
  clearSeen()
  await Promise.race([ended, fetchScript(link.href, { cache: 'reload', isOver: () => hasEnded })])
  if (hasEnded) hideMissingPartsNote()
  else void reload()
}
