/** Pictures that only this device has: each holds the memory of its file for as long as its address is known. */
import type { Store } from '../../ui/store.ts'
import type { Tray } from './tray.ts'

/**
 * Releases each picture of this device as soon as no photo of the tray shows it.
 *
 * @returns a function that ends it, and releases what is left
 */
export function releaseUnused(tray: Store<Tray>, release: (href: string) => void): () => void {
  let held = new Set<string>()
  const keepOnly = (shown: ReadonlySet<string>) => {
    for (const href of held) if (!shown.has(href)) release(href)
    held = new Set(shown)
  }
  const stop = tray.subscribe(() => keepOnly(localPictures(tray.get())))
  return () => {
    stop()
    keepOnly(new Set())
  }
}

function localPictures(tray: Tray): Set<string> {
  const hrefs = tray.flatMap(({ picture, thumbnail }) => [picture?.href ?? '', thumbnail ?? ''])
  return new Set(hrefs.filter((href) => href.startsWith('blob:')))
}
