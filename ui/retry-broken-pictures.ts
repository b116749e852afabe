/**
 * Pauses before a failed picture is fetched again; it is also fetched at once when the connection is back. The later ones are as
 * long as the shop asks for while it draws many pictures (`platform/drawing/not-drawn.ts`): some twenty heavy ones are there
 * after them.
 */
const PAUSES_MS = [2_000, 8_000, 30_000, 30_000, 30_000]

/** Fetches failed pictures again, so that a lost connection for a moment leaves no picture broken. */
export function retryBrokenPictures(page: Document): void {
  const tries = new WeakMap<HTMLImageElement, number>()
  const again = (picture: HTMLImageElement) => {
    if (!picture.isConnected || !picture.hasAttribute('data-broken')) return
    // The same address, fetched again; one of several sizes when there are.
    if (picture.srcset === '') picture.src = picture.getAttribute('src') ?? ''
    else picture.srcset = picture.getAttribute('srcset') ?? ''
  }
  const later = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement)) return
    const tried = tries.get(target) ?? 0
    tries.set(target, tried + 1)
    const pauseMs = PAUSES_MS[tried]
    if (pauseMs !== undefined) setTimeout(again, pauseMs, target)
  }
  page.addEventListener('error', ({ target }) => later(target), true)
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-broken]')) later(picture)
  addEventListener('online', () => {
    for (const picture of page.querySelectorAll<HTMLImageElement>('img[data-broken]')) again(picture)
  })
}
