import type { Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { fillFrame, fitFrame } from '#packages/design-document/placement.ts'
import { changePhoto } from '../draft/face.ts'

/** Fills the frame with the middle of the photo. */
export function fillWithPhoto(face: Surface, { id }: { id: string }): Surface {
  return changePhoto(face, id, (photo, face) => {
    return { ...photo, placement: fillFrame(photo, frameOf(photo, face).box, photo.placement) }
  })
}

/** Shows the whole photo; the background fills the rest. */
export function fitPhoto(face: Surface, { id }: { id: string }): Surface {
  return changePhoto(face, id, (photo, face) => {
    return { ...photo, placement: fitFrame(photo, frameOf(photo, face).box, photo.placement) }
  })
}
