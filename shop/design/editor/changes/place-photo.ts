import type { DesignElement, Filter, PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import { changePhoto, mainPhotoOf } from '../draft/face.ts'
import { photoInPlace, photoPlaceOf } from './photo-place.ts'

/** A photo from the tray: its key and upright size in pixels. */
export interface ChosenPhoto {
  photo: string
  widthPx: number
  heightPx: number
}

/**
 * Puts a photo in the place that waits for one, or on the face, filling it. A photo that is already there is replaced; words
 * stay on top. A pattern would cover what fills the face: over one it is a picture in the middle.
 *
 * @param filter of a photo that replaces none; the product's record may name one
 */
export function placePhoto(
  face: Surface,
  { id, filter = 'none', ...chosen }: ChosenPhoto & { id: string; filter?: Filter | undefined },
): Surface {
  const place = photoPlaceOf(face)
  if (place) {
    const { photo, widthPx, heightPx } = chosen
    const placed = photoInPlace(place, face, {
      photo,
      photoWidthPx: widthPx,
      photoHeightPx: heightPx,
      filter,
    })
    return { ...face, elements: face.elements.map((element) => (element === place ? placed : element)) }
  }
  const present = mainPhotoOf(face)
  if (present) return replacePhoto(face, { id: present.id, ...chosen })
  if (hasPattern(face)) return overPattern(face, { id, filter, ...chosen })
  const photo = filling(
    { id, type: 'photo', opacity: 1, filter, frame: { kind: 'face' } },
    chosen,
    frameOf({ frame: { kind: 'face' } }, face).box,
  )
  return { ...face, elements: [photo, ...face.elements] }
}

const isOnFace = (element: DesignElement) => element.type !== 'text' && element.frame.kind === 'face'

const hasPattern = ({ elements }: Surface) =>
  elements.some((element) => element.type === 'art' && isOnFace(element))

/** Shares of the shorter side of the face. */
const PICTURE_SHARE = 0.56
const BORDER_SHARE = 0.02
/** Of paper, as around an instant photo. */
const BORDER = '#fbf8f2'

/** Above what covers the face and below what stands on it. */
function overPattern(
  face: Surface,
  { id, filter, ...chosen }: ChosenPhoto & { id: string; filter: Filter },
): Surface {
  const { widthMm, heightMm, elements } = face
  const short = Math.min(widthMm, heightMm)
  const long = PICTURE_SHARE * short
  const slope = chosen.heightPx / chosen.widthPx
  const [wide, high] = slope > 1 ? [long / slope, long] : [long, long * slope]
  const frame = {
    ...{ kind: 'placed' as const, widthMm: wide, heightMm: high, rotationDeg: 0 },
    ...{ xMm: (widthMm - wide) / 2, yMm: (heightMm - high) / 2 },
  }
  const look = {
    mask: { shape: 'rectangle' as const, radiusMm: 0 },
    border: { widthMm: BORDER_SHARE * short, colour: BORDER },
  }
  const photo = filling({ id, type: 'photo', opacity: 1, filter, frame, ...look }, chosen, frame)
  const above = elements.findLastIndex(isOnFace) + 1
  return { ...face, elements: elements.toSpliced(above, 0, photo) }
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
