import type { Design } from '#packages/design-document/design.ts'
import { faceOf, withFace } from '../draft.ts'

/** Takes an element off the face. Its photo stays in the tray. */
export function removeElement(design: Design, { id }: { id: string }): Design {
  const face = faceOf(design)
  const elements = face.elements.filter((element) => element.id !== id)
  return elements.length === face.elements.length ? design : withFace(design, { ...face, elements })
}
