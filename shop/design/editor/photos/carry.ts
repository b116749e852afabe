/** How a photo that was tried on a product page comes into the design tool. Pure. */
import type { KeptDraft } from '../saving/kept-drafts.ts'
import { PASSING } from './tray.ts'
import type { FoundPhoto, TriedPhoto } from './tried-photos.ts'

/** The product page sends it under this id when its browser cannot show it; the tool goes on with the same upload. */
export const passingIdOf = ({ id }: Pick<TriedPhoto, 'id'>): string => `${PASSING}${id}`

/** Whether a draft was begun with the photo: the tool was loaded again before the design had a key. */
export function beganWith({ photos }: KeptDraft, photo: TriedPhoto): boolean {
  const ids = [passingIdOf(photo), ...(photo.kind === 'shop' ? [photo.key] : [])]
  return photos.some(({ id }) => ids.includes(id))
}

/** Why the tool opens without it, and what to do now. */
export const missingWords = {
  gone: 'The photo you tried is no longer on this device. Please choose it again; size and options are as you chose them.',
  refused:
    'This browser does not let us keep photos on your device, so the photo you tried could not come along. Please choose it again; size and options are as you chose them.',
  away: 'We cannot reach the photo you tried just now. Please load this page again, or choose the photo here.',
} as const satisfies Record<Exclude<FoundPhoto['kind'], 'found'> | 'away', string>
