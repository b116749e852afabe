import { timeLeft, untilNextSecond } from './time-left.ts'

/** The longest that a timer of a browser can wait. */
const MAX_MS = 2 ** 31 - 1
/** Browsers may call a little early. */
const LATE_MS = 4

/**
 * Writes the time left into the elements marked with `data-part` each second, while the page is visible: it changes
 * text, and renders nothing. With React an open page would work for a second of every minute.
 *
 * @param endsAt  milliseconds since 1970
 * @param onEnd   called once, when it has come
 * @returns a function that stops it
 */
export function showTimeLeft(timer: Element, endsAt: number, onEnd: () => void): () => void {
  const parts = [...timer.querySelectorAll<HTMLElement>('[data-part]')]
  let next: ReturnType<typeof setTimeout> | undefined

  function tick() {
    clearTimeout(next)
    const now = Date.now()
    const left = timeLeft(endsAt, now)
    if (!left) {
      stop()
      onEnd()
      return
    }
    const isSeen = document.visibilityState === 'visible'
    if (isSeen) for (const part of parts) write(part, left[part.dataset.part as keyof typeof left])
    const wait = isSeen ? untilNextSecond(endsAt, now) : Math.min(endsAt - now, MAX_MS)
    next = setTimeout(tick, wait + LATE_MS)
  }

  function stop() {
    clearTimeout(next)
    document.removeEventListener('visibilitychange', tick)
  }
  document.addEventListener('visibilitychange', tick)
  tick()
  return stop
}

/** A translator may have put nodes of its own around the text. */
function write(part: HTMLElement, digits: string): void {
  if (part.textContent === digits) return
  const { firstChild } = part
  if (firstChild instanceof Text && part.childNodes.length === 1) firstChild.data = digits
  else part.textContent = digits
}
