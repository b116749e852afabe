import type { Adjustments, Surface } from '#packages/design-document/design.ts'
import { changePhoto } from '../draft/face.ts'

export const UNADJUSTED: Adjustments = { brightness: 0, contrast: 0, saturation: 0, warmth: 0 }

/** Light and colour of a photo: what is named changes, the rest stays. */
export function adjustPhoto(
  face: Surface,
  { id, ...changed }: { id: string } & Partial<Adjustments>,
): Surface {
  return changePhoto(face, id, ({ adjustments: former = UNADJUSTED, ...photo }) => {
    const adjustments = { ...former, ...changed }
    return Object.values(adjustments).some((percent) => percent !== 0) ? { ...photo, adjustments } : photo
  })
}
