import type { Repeat, Surface } from '#packages/design-document/design.ts'
import { FIRST_ACROSS } from '#packages/design-document/face-photo.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { coveringWidthMm, fillFrame } from '#packages/design-document/placement.ts'
import { heldInFrame } from '#packages/design-document/repeat.ts'
import { changePhoto } from '../draft/face.ts'

/**
 * Prints a photo over and over, or once. What was not repeated becomes small, so that it is seen to be; what is repeated no
 * longer fills the face again.
 */
export function repeatPhoto(
  face: Surface,
  { id, repeat }: { id: string; repeat: Repeat | undefined },
): Surface {
  return changePhoto(face, id, ({ repeat: before, ...photo }, face) => {
    const { box } = frameOf(photo, face)
    if (repeat === undefined) return { ...photo, placement: fillFrame(photo, box, photo.placement) }
    const repeated = { ...photo, repeat }
    if (before !== undefined) return { ...repeated, placement: heldInFrame(repeated, box, photo.placement) }
    const photoWidthMm = coveringWidthMm(photo, box, photo.placement) / FIRST_ACROSS
    return { ...repeated, placement: heldInFrame(repeated, box, { ...photo.placement, photoWidthMm }) }
  })
}
