/** When a picture that could not be fetched is asked for again; and at once when the line is back. */
const PAUSES_MS = [2_000, 8_000, 30_000]

/** Asks again for what failed: a line that was gone for a moment leaves no picture broken. */
export function retryBrokenPictures(page: Document): void {
  const tries = new WeakMap<HTMLImageElement, number>()
  const again = (picture: HTMLImageElement) => {
    if (!picture.isConnected || !picture.hasAttribute('data-broken')) return
    // The same address, asked for anew; one of several sizes when there are.
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
