import type { Surface } from '#packages/design-document/design.ts'
import { frameOf, turnOf } from '#packages/design-document/geometry.ts'
import { panPhoto as pan } from '#packages/design-document/placement.ts'
import { heldInFrame } from '#packages/design-document/repeat.ts'
import { changePhoto } from '../draft/face.ts'

/**
 * Drags a photo inside its frame, by mm of the surface.
 *
 * A photo that fills its frame stops at its own edge: nobody wants a white line on a print by a slip of the thumb.
 */
export function panPhoto(
  face: Surface,
  { id, dxMm, dyMm }: { id: string; dxMm: number; dyMm: number },
): Surface {
  return changePhoto(face, id, (photo, face) => {
    const { box, rotationDeg } = frameOf(photo, face)
    const { cos, sin } = turnOf(-rotationDeg)
    const moved = pan(photo, photo.placement, dxMm * cos - dyMm * sin, dxMm * sin + dyMm * cos)
    return { ...photo, placement: heldInFrame(photo, box, moved) }
  })
}
