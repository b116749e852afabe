import type { Design } from '#packages/design-document/design.ts'
import { faceOf, textOf, withFace } from '../draft.ts'

/** The same words again, one line lower. */
export function duplicateText(design: Design, { id, copyId }: { id: string; copyId: string }): Design {
  const original = textOf(design, id)
  if (!original) return design
  const face = faceOf(design)
  const copy = { ...original, id: copyId, yMm: original.yMm + original.sizeMm * original.lineHeight }
  return withFace(design, { ...face, elements: [...face.elements, copy] })
}
