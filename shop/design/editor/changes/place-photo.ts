import type { Filter, PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import { changePhoto, facePhotoOf } from '../draft/face.ts'

/** A photo from the tray: its key and upright size in pixels. */
export interface ChosenPhoto {
  photo: string
  widthPx: number
  heightPx: number
}

/**
 * Puts a photo on the face, filling it. A photo that is already there is replaced; words stay on top.
 *
 * @param filter of a photo that replaces none; the product's record may name one
 */
export function placePhoto(
  face: Surface,
  { id, filter = 'none', ...chosen }: ChosenPhoto & { id: string; filter?: Filter | undefined },
): Surface {
  const present = facePhotoOf(face)
  if (present) return replacePhoto(face, { id: present.id, ...chosen })
  const photo = filling(
    { id, type: 'photo', opacity: 1, filter, frame: { kind: 'face' } },
    chosen,
    frameOf({ frame: { kind: 'face' } }, face).box,
  )
  return { ...face, elements: [photo, ...face.elements] }
}

/** Another photo in the same frame: the frame and its filter stay; crop and adjustments were those of the former picture. */
export function replacePhoto(face: Surface, { id, ...chosen }: ChosenPhoto & { id: string }): Surface {
  return changePhoto(face, id, ({ placement: _, adjustments: __, ...frame }, face) =>
    filling(frame, chosen, frameOf(frame, face).box),
  )
}

function filling(
  element: Omit<PhotoElement, 'placement' | 'photo' | 'photoWidthPx' | 'photoHeightPx'>,
  { photo, widthPx, heightPx }: ChosenPhoto,
  frame: { widthMm: number; heightMm: number },
): PhotoElement {
  const size = { photoWidthPx: widthPx, photoHeightPx: heightPx }
  return { ...element, photo, ...size, placement: fillFrame(size, frame) }
}
