import type { PhotoElement, Placement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { coveringWidthMm, flipAsSeen, turnPhoto, zoomOf } from '#packages/design-document/placement.ts'
import { heldInFrame } from '#packages/design-document/repeat.ts'
import { changePhoto } from '../draft/face.ts'

/** Straightens a photo, or tilts it on purpose. */
export function tiltPhoto(face: Surface, { id, tiltDeg }: { id: string; tiltDeg: number }): Surface {
  return changePhoto(face, id, (photo, face) => turned(photo, face, { ...photo.placement, tiltDeg }))
}

/** Turns a photo by quarters, clockwise. */
export function turnPhotoBy(face: Surface, { id, quarters }: { id: string; quarters: number }): Surface {
  return changePhoto(face, id, (photo, face) => turned(photo, face, turnPhoto(photo.placement, quarters)))
}

/** Mirrors a photo as it is seen. */
export function flipPhoto(
  face: Surface,
  { id, axis }: { id: string; axis: 'horizontal' | 'vertical' },
): Surface {
  return changePhoto(face, id, (photo) => ({ ...photo, placement: flipAsSeen(photo.placement, axis) }))
}

/**
 * Keeps the zoom relative to filling the frame, so that straightening by ten degrees and back again leaves the photo as
 * large as it was.
 */
function turned(photo: PhotoElement, face: Surface, placement: Placement): PhotoElement {
  const { box } = frameOf(photo, face)
  const zoom = zoomOf(photo, box, photo.placement)
  const resized = { ...placement, photoWidthMm: zoom * coveringWidthMm(photo, box, placement) }
  return { ...photo, placement: heldInFrame(photo, box, resized) }
}
