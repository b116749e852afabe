import { STYLE_END } from '../style-end.ts'
import { pauseAfter } from './page.ts'

/**
 * A style sheet of which only a part came is asked for again. Chromium reports an error; Firefox and Safari dress the page
 * with the part, and keep it in their cache.
 */
export function watchStyleSheets(): void {
  const look = ({ target, type }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.matches('[rel="stylesheet"][href^="/assets/"]'))
      return
    if (type === 'error' || !isWhole(target)) void again(target)
  }
  for (const end of ['load', 'error']) document.addEventListener(end, look, true)
}

function isWhole({ sheet }: HTMLLinkElement): boolean {
  const last = sheet?.cssRules[sheet.cssRules.length - 1]
  return last instanceof CSSStyleRule && last.selectorText === STYLE_END
}

/** For ten minutes, on a line that never brings the whole. */
const MAX_TRIES = 60
let tries = 0

async function again(link: HTMLLinkElement) {
  if (tries >= MAX_TRIES) return
  await pauseAfter(tries)
  tries += 1
  if (!link.isConnected) return
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  // Of the address itself the browser would give the part once more.
  next.setAttribute('href', `${new URL(link.href).pathname}?again=${tries}`)
  // React hydrates the link of the page, which stays, and takes no notice of ours.
  if (link.href.includes('?')) link.replaceWith(next)
  else link.after(next)
}
