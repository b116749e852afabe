/** The photo that a shopper tries our products with: in this tab, for this visit, for every picture that can show it. */
import { useSyncExternalStore } from 'react'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { deviceTexts } from '#ui/device.ts'

export interface ChosenPhoto {
  /** Names it on this device, and in the address of the design tool. */
  id: string
  name: string
  /** Upright and no larger than scenes need. */
  picture: ImageBitmap
  /** The same as a file, for drawings and small pictures. */
  href: string
  /** How sharp it prints, in a word or two; undefined where its pixels are not known, or no photo is printed. */
  noteOn: (record: ProductRecord, choice: Choice) => string | undefined
}

let chosen: ChosenPhoto | undefined
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

export const chosenPhoto = {
  get: () => chosen,
  /** Shows another photo in every mock-up; undefined shows our own again. */
  choose(photo: ChosenPhoto | undefined) {
    if (chosen && chosen !== photo) {
      URL.revokeObjectURL(chosen.href)
      chosen.picture.close()
    }
    chosen = photo
    triedPhotoId.set(photo?.id)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const NAME = 'keepsake-tried-photo'

/**
 * Which photo goes along into the design tool: the one that is shown, or one on its way to being shown. Each tab has its
 * own, and still has it after a reload.
 */
export const triedPhotoId = {
  get: (): string | undefined => deviceTexts('session').getItem(NAME) ?? undefined,
  set(id: string | undefined) {
    if (id === undefined) deviceTexts('session').removeItem(NAME)
    else deviceTexts('session').setItem(NAME, id)
    notify()
  },
}

/** On the server, and until a page is hydrated, there is none. */
export function useChosenPhoto(): ChosenPhoto | undefined {
  return useSyncExternalStore(chosenPhoto.subscribe, chosenPhoto.get, () => undefined)
}

/** The photo that the next design begins with; undefined on the server and until a page is hydrated. */
export function useTriedPhotoId(): string | undefined {
  return useSyncExternalStore(chosenPhoto.subscribe, triedPhotoId.get, () => undefined)
}
