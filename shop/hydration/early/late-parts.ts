import { arrives, lookAgain } from './arrives.ts'
import { say, unsay } from './late-note.ts'
import { isTooOld } from './page.ts'
import { reload } from './reload.ts'
import { linked } from './start-again.ts'

/** Longer than the script of a part takes on a slow line. */
const SLOW_MS = 12_000
const ENDS = ['load', 'error']

/** Parts of a page that come later: what is missing of them is fetched again. */
export function watchParts(): void {
  const isThere = new Set<string>()
  addEventListener('vite:preloadError', async ({ payload }) => {
    const failure = String(payload)
    // Other browsers ask for it once more, as the part itself does.
    if (!failure.includes('error loading dynamically imported module')) return
    if (isThere.has(failure)) return reload()
    lookAgain()
    await Promise.all(linked().map((href) => arrives(href)))
    unsay()
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
  say()
  lookAgain()
  await Promise.race([ended, arrives(link.href, { cache: 'reload', isOver: () => hasEnded })])
  if (hasEnded) unsay()
  else void reload()
}
