import type { Surface } from '#packages/design-document/design.ts'
import { textOf } from '../draft/face.ts'

/** The same words again, one line lower. */
export function duplicateText(face: Surface, { id, copyId }: { id: string; copyId: string }): Surface {
  const original = textOf(face, id)
  if (!original) return face
  const copy = { ...original, id: copyId, yMm: original.yMm + original.sizeMm * original.lineHeight }
  return { ...face, elements: [...face.elements, copy] }
}
