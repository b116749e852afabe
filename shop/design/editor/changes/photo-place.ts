/** Places of ready-made designs that wait for a photo. */
import type { DesignElement, PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import type { ShapeElement } from '#packages/design-document/shapes.ts'

/** The first place of a side that waits for a photo. */
export const photoPlaceOf = ({ elements }: Surface): ShapeElement | undefined =>
  elements.find((element): element is ShapeElement => element.type === 'shape' && element.holds === 'photo')

export type ShownPhoto = Pick<PhotoElement, 'photo' | 'photoWidthPx' | 'photoHeightPx' | 'filter'> &
  Partial<Pick<PhotoElement, 'adjustments' | 'placement'>>

/**
 * A photo in a place, cut to its outline and with its line. It keeps the id of the place, so that what is selected stays
 * selected.
 *
 * @param photo  what it was turned and mirrored by goes on; the crop was that of another frame
 */
export function photoInPlace(place: ShapeElement, face: Surface, photo: ShownPhoto): PhotoElement {
  const { box, rotationDeg } = frameOf(place, face)
  const { photoWidthPx, photoHeightPx, filter, adjustments, placement } = photo
  const { id, opacity, shadow, together, line, shape, radiusMm } = place
  const turned = placement && { turns: placement.turns, flipX: placement.flipX, flipY: placement.flipY }
  return {
    ...{ id, type: 'photo', opacity, photo: photo.photo, photoWidthPx, photoHeightPx, filter },
    ...(shadow && { shadow }),
    ...(together !== undefined && { together }),
    ...(adjustments && { adjustments }),
    frame: { kind: 'placed', ...box, rotationDeg },
    placement: fillFrame({ photoWidthPx, photoHeightPx }, box, turned),
    mask: { shape, radiusMm },
    ...(line && { border: line }),
  }
}

/** Where no photo was ever: the colour of a place that a photo has left. */
const EMPTY = '#d8c7a6'

/** The place that a photo leaves; undefined for one that was not put in a place. */
export function placeLeftBy(element: PhotoElement): DesignElement | undefined {
  const { id, frame, mask, border, opacity, shadow, together } = element
  if (frame.kind === 'face' || !mask) return undefined
  return {
    ...{ id, type: 'shape', opacity, frame, shape: mask.shape, radiusMm: mask.radiusMm, fill: EMPTY },
    ...(shadow && { shadow }),
    ...(together !== undefined && { together }),
    ...(border && { line: border }),
    holds: 'photo',
  }
}
