/** How a photo that was tried on a product page comes into the design tool. Pure. */
import { PASSING } from './tray.ts'
import type { FoundPhoto, TriedPhoto } from './tried-photos.ts'

/** The product page sends it under this id when its browser cannot show it; the tool goes on with the same upload. */
export const passingIdOf = ({ id }: Pick<TriedPhoto, 'id'>): string => `${PASSING}${id}`

/** Whether a draft was begun with the photo: the tool was loaded again before the design had a key. */
export function beganWith({ photos }: { photos: readonly { id: string }[] }, photo: TriedPhoto): boolean {
  const ids = [passingIdOf(photo), ...(photo.kind === 'shop' ? [photo.key] : [])]
  return photos.some(({ id }) => ids.includes(id))
}

/** A photo that nobody started an order with is kept for a day. */
const KEPT_MS = 24 * 60 * 60 * 1000
/** One for each tab that a shopper compares products in. */
const MAX_KEPT = 8

/** @param now in ms since 1970, as `keptAt` is */
export const isTooOld = (keptAt: number, now: number): boolean => now - keptAt > KEPT_MS

/** Ids of the photos that leave this device now: those that are too old, and the oldest of too many. */
export function photosToDelete(kept: readonly { id: string; keptAt: number }[], now: number): string[] {
  const newestFirst = kept.toSorted((one, other) => other.keptAt - one.keptAt)
  return newestFirst.flatMap(({ id, keptAt }, place) => {
    return place >= MAX_KEPT || isTooOld(keptAt, now) ? [id] : []
  })
}

/** Why the tool opens without it, and what to do now. */
export const missingWords = {
  gone: 'The photo you tried is no longer on this device. Please choose it again; size and options are as you chose them.',
  refused:
    'This browser does not let us keep photos on your device, so the photo you tried could not come along. Please choose it again; size and options are as you chose them.',
  away: 'We cannot reach the photo you tried just now. Please load this page again, or choose the photo here.',
} as const satisfies Record<Exclude<FoundPhoto['kind'], 'found'> | 'away', string>
