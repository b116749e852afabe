/**
 * A page that was opened before a deploy and needs a script that no longer exists: it is reloaded, once, and then repeats
 * the press that needed the script. The shop keeps the scripts of three builds (`tools/former-assets.ts`), so this is for
 * pages that were open longer. Links to other pages: `connection/retry-route-modules.ts`.
 */
import { deviceTexts } from '#ui/device.ts'
import { isHydrated, labelled, type Pressed, pressed } from './pressed.ts'
import { RELOAD_EVENT } from './reload-event.ts'

/** A failure after so long belongs to another press. */
const PRESS_MS = 15_000
/** A reload on a slow connection. */
const RELOAD_MS = 60_000
const LOOK_EVERY_MS = 100

const RELOADED = 'reloaded_build'
const UNDONE = 'undone_press'
const texts = deviceTexts('session')

interface Undone extends Pressed {
  page: string
  at: number
}

/** A link that worked has changed the address, if only to another choice on the same page. */
const here = () => location.pathname + location.search

export function watchForDeploy(): void {
  let last: Undone | undefined
  document.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const one = ctrlKey || metaKey || shiftKey ? undefined : pressed(target)
      last = one && { ...one, page: here(), at: Date.now() }
    },
    true,
  )
  const isRecent = () => last !== undefined && Date.now() - last.at < PRESS_MS && last.page === here()
  // A part of the page whose script cannot be fetched.
  addEventListener('vite:preloadError', async () => {
    const undone = last
    const build = window.__reactRouterManifest?.url
    if (!undone || !isRecent() || !build || wasLoadedAnew(build)) return
    // Without storage nobody would know after the reload that there was one, and it would be repeated.
    if (!texts.lasts() || !(await isGone(build))) return
    // A press may fetch its script more than once, and each failure comes here.
    if (wasLoadedAnew(build)) return
    keepPress(undone)
    texts.setItem(RELOADED, build)
    location.reload()
  })
  addEventListener(RELOAD_EVENT, (event) => {
    if (!last || !isRecent()) return
    event.preventDefault()
    keepPress(last)
  })
  void pressAgain()
}

const keepPress = (undone: Undone) => texts.setItem(UNDONE, JSON.stringify(undone))

const wasLoadedAnew = (build: string) => texts.getItem(RELOADED) === build

/** Whether the shop no longer has this build. Offline this cannot be known, and a reload would not help. */
async function isGone(build: string): Promise<boolean> {
  const answer = await fetch(build, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

async function pressAgain(): Promise<void> {
  const undone = undoneHere()
  if (!undone) return
  const until = Date.now() + PRESS_MS
  while (Date.now() < until) {
    const found = labelled(document, undone)
    if (found && isHydrated(found)) return found.click()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

function undoneHere(): Undone | undefined {
  const kept = texts.getItem(UNDONE)
  if (kept === null) return undefined
  texts.removeItem(UNDONE)
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return undefined
  const undone: Undone = JSON.parse(kept)
  return undone.page === here() && Date.now() - undone.at < RELOAD_MS ? undone : undefined
}
