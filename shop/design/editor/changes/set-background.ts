import type { Design } from '#packages/design-document/design.ts'
import { faceOf, withFace } from '../draft.ts'

/** The colour behind the photo, seen where the photo leaves a gap. */
export function setBackground(design: Design, { colour }: { colour: string }): Design {
  return withFace(design, { ...faceOf(design), background: { kind: 'solid', colour } })
}
