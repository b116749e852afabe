/** A ready-made design takes the place of what is on a side; photos and words of the shopper go on in it. */
import type { PhotoElement, Surface, TextElement } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import type { ShapeElement } from '#packages/design-document/shapes.ts'
import { wordsOfShopper } from '../draft/own-words.ts'
import type { ChosenPhoto } from './place-photo.ts'

/** What the shopper had on the side and the ready-made design has no place for. */
export interface LeftOver {
  readonly photos: number
  readonly words: number
}

/**
 * @param face      as it is
 * @param template  the ready-made design, refitted to the same size
 * @returns the side as it becomes: the first photo in the place for one, as the shopper had adjusted it, and the shopper's own
 *   words in place of the examples, in their order
 */
export function takeTemplate(face: Surface, template: Surface): { face: Surface; left: LeftOver } {
  const photos = face.elements.filter((element): element is PhotoElement => element.type === 'photo')
  const [photo] = photos
  const place = template.elements.find((element): element is ShapeElement => isPhotoPlace(element))
  const words = wordsOfShopper(face)
  const examples = template.elements.filter((element) => element.type === 'text')
  const said = new Map(examples.map(({ id }, index) => [id, words[index]]))
  const elements = template.elements.map((element) => {
    if (element === place && photo) return photoIn(place, template, photo)
    const own = element.type === 'text' ? said.get(element.id) : undefined
    return element.type === 'text' && own ? inOwnWords(element, own) : element
  })
  return {
    face: { ...template, name: face.name, edge: face.edge, elements },
    left: {
      photos: new Set(photos.slice(place ? 1 : 0).map(({ photo }) => photo)).size,
      words: Math.max(0, words.length - examples.length),
    },
  }
}

/** Whether an element is a place that waits for a photo. */
export const isPhotoPlace = (element: Surface['elements'][number]): element is ShapeElement =>
  element.type === 'shape' && element.holds === 'photo'

/** The first place of a side that waits for a photo. */
export const photoPlaceOf = ({ elements }: Surface): ShapeElement | undefined => elements.find(isPhotoPlace)

/** Puts a photo of the tray into the place that waits for one; a side without one stays as it is. */
export function fillPhotoPlace(face: Surface, { photo, widthPx, heightPx }: ChosenPhoto): Surface {
  const place = photoPlaceOf(face)
  if (!place) return face
  const filled = photoIn(place, face, {
    photo,
    photoWidthPx: widthPx,
    photoHeightPx: heightPx,
    filter: 'none',
  })
  return { ...face, elements: face.elements.map((element) => (element === place ? filled : element)) }
}

type ShownPhoto = Pick<PhotoElement, 'photo' | 'photoWidthPx' | 'photoHeightPx' | 'filter'> &
  Partial<Pick<PhotoElement, 'adjustments' | 'placement'>>

/** The place keeps its id, so that what is selected stays selected. */
function photoIn(place: ShapeElement, face: Surface, photo: ShownPhoto): PhotoElement {
  const { box, rotationDeg } = frameOf(place, face)
  const { photoWidthPx, photoHeightPx, filter, adjustments } = photo
  const { id, opacity, shadow, together, line, shape, radiusMm } = place
  return {
    ...{ id, type: 'photo', opacity, photo: photo.photo, photoWidthPx, photoHeightPx, filter },
    ...(shadow && { shadow }),
    ...(together !== undefined && { together }),
    ...(adjustments && { adjustments }),
    frame: { kind: 'placed', ...box, rotationDeg },
    placement: fillFrame({ photoWidthPx, photoHeightPx }, box, turnOf(photo.placement)),
    mask: { shape, radiusMm },
    ...(line && { border: line }),
  }
}

/** How it was turned and mirrored goes on; the crop was that of another frame. */
const turnOf = (placement: PhotoElement['placement'] | undefined) =>
  placement && { turns: placement.turns, tiltDeg: 0, flipX: placement.flipX, flipY: placement.flipY }

function inOwnWords({ isExample: _, ...element }: TextElement, { text }: TextElement): TextElement {
  return { ...element, text }
}
