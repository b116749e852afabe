import { STYLE_END } from '../style-end.ts'
import { pauseAfter } from './page.ts'

/** Longer than a style sheet takes on a slow connection; nothing is painted before it is there. */
const STALLED_MS = 15_000
/** For ten minutes, on a connection that never brings the whole. */
const MAX_TRIES = 60

let tries = 0
const ended = new WeakSet<HTMLLinkElement>()

/**
 * A style sheet of which only a part came is asked for again. Chromium reports an error; Firefox and Safari dress the page
 * with the part, and keep it in their cache. So is one that nobody answers for.
 */
export function watchStyleSheets(): void {
  const look = ({ target, type }: Event) => {
    if (!isOurs(target)) return
    ended.add(target)
    if (type === 'error' || !isWhole(target)) void again(target)
  }
  for (const end of ['load', 'error']) document.addEventListener(end, look, true)
  setTimeout(() => {
    for (const link of awaited()) beside(link)
  }, STALLED_MS)
}

/** Whether the browser waits for a style sheet: scripts further on in the page, and all that follows them, wait too. */
export const isStyleAwaited = () => awaited().length > 0

const awaited = () =>
  [...document.querySelectorAll('link')].filter((link) => isOurs(link) && !ended.has(link))

const isOurs = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.matches('[rel="stylesheet"][href^="/assets/"]')

function isWhole({ sheet }: HTMLLinkElement): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1]
  return last instanceof CSSStyleRule && last.selectorText === STYLE_END
}

async function again(link: HTMLLinkElement) {
  if (tries >= MAX_TRIES) return
  await pauseAfter(tries)
  if (!link.isConnected) return
  // React hydrates the link of the page, which stays, and takes no notice of ours.
  if (link.href.includes('?')) link.replaceWith(anew(link))
  else link.after(anew(link))
}

/** The page is painted once the second is there, whatever becomes of the first. */
function beside(link: HTMLLinkElement) {
  const second = anew(link)
  second.addEventListener('load', () => {
    link.disabled = true
  })
  link.after(second)
}

function anew(link: HTMLLinkElement) {
  tries += 1
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  // Of the address itself the browser would give the part once more.
  next.setAttribute('href', `${new URL(link.href).pathname}?again=${tries}`)
  return next
}
