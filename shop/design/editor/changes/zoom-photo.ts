import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import {
  type Box,
  centreOf,
  frameMatrix,
  frameOf,
  invert,
  mapPoint,
  type Point,
} from '#packages/design-document/geometry.ts'
import {
  fittingWidthMm,
  isFilled,
  keepFilled,
  zoomPhoto as zoom,
  zoomOf,
} from '#packages/design-document/placement.ts'
import { heldInFrame, leastRepeatedWidthMm } from '#packages/design-document/repeat.ts'
import { changePhoto } from '../draft/face.ts'
import { within } from '../draft/limits.ts'

/** Eight times the filling size: far beyond any print that looks good, and the way back is still short. */
export const MAX_ZOOM = 8

/**
 * Enlarges or shrinks a photo about a point of the surface, which stays under the finger.
 *
 * A photo that fills its frame never shrinks below filling it; one that was fitted may be as small as wholly visible.
 */
export function zoomPhotoAbout(
  face: Surface,
  { id, factor, about }: { id: string; factor: number; about: Point },
): Surface {
  return changePhoto(face, id, (photo, face) => {
    const frame = frameOf(photo, face)
    const { box } = frame
    const centre = centreOf(box)
    const inFrame = mapPoint(invert(frameMatrix(frame)), about)
    const present = zoomOf(photo, box, photo.placement)
    const fits = fittingWidthMm(photo, box, photo.placement) / (photo.placement.photoWidthMm / present)
    const least = leastZoom(photo, box) ?? Math.min(fits, present)
    const wanted = within(present * factor, least, Math.max(MAX_ZOOM, present))
    const anchor = { dxMm: inFrame.x - centre.x, dyMm: inFrame.y - centre.y }
    const placement = zoom(photo, photo.placement, wanted / present, anchor)
    return { ...photo, placement: heldInFrame(photo, box, placement) }
  })
}

/** Of a photo that leaves no gap; undefined of any other. */
function leastZoom(photo: PhotoElement, box: Box): number | undefined {
  if (photo.repeat) {
    const least = leastRepeatedWidthMm(photo, box, photo.placement)
    return zoomOf(photo, box, { ...photo.placement, photoWidthMm: least })
  }
  return isFilled(photo, box, photo.placement) ? 1 : undefined
}

/** Sets the zoom as the slider counts it: 1 just fills the frame, below 1 leaves the background in view. */
export function zoomPhotoTo(face: Surface, { id, zoom: wanted }: { id: string; zoom: number }): Surface {
  return changePhoto(face, id, (photo, face) => {
    const { box } = frameOf(photo, face)
    const placement = zoom(photo, photo.placement, wanted / zoomOf(photo, box, photo.placement))
    if (photo.repeat) return { ...photo, placement: heldInFrame(photo, box, placement) }
    return { ...photo, placement: wanted >= 1 ? keepFilled(photo, box, placement) : placement }
  })
}
