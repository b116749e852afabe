/** The photo that a shopper tries our products with: on this device, for this visit, for every mock-up of the page. */
import { useSyncExternalStore } from 'react'

export interface ChosenPhoto {
  name: string
  /** Upright and no larger than scenes need. */
  picture: ImageBitmap
  /** A small copy to show beside words. */
  thumbnail: string
}

let chosen: ChosenPhoto | undefined
const listeners = new Set<() => void>()

export const chosenPhoto = {
  get: () => chosen,
  /** Shows another photo in every mock-up; undefined shows our own again. */
  choose(photo: ChosenPhoto | undefined) {
    if (chosen && chosen !== photo) {
      URL.revokeObjectURL(chosen.thumbnail)
      chosen.picture.close()
    }
    chosen = photo
    for (const tell of listeners) tell()
  },
  subscribe(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}

/** On the server, and until a page is alive, there is none. */
export function useChosenPhoto(): ChosenPhoto | undefined {
  return useSyncExternalStore(chosenPhoto.subscribe, chosenPhoto.get, () => undefined)
}
