/**
 * Marks every picture that cannot be fetched with `data-broken`, and removes the mark when another one replaces it; the
 * style sheet then shows the empty place. One pair of listeners for the whole page, also for pictures that
 * failed before a script ran.
 */
export function watchBrokenPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => mark(target, true), true)
  page.addEventListener('load', ({ target }) => mark(target, false), true)
  for (const picture of page.images) {
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) mark(picture, true)
  }
}

function mark(target: EventTarget | null, isBroken: boolean): void {
  if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', isBroken)
}
