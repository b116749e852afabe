import type { Surface } from '#packages/design-document/design.ts'

/** Takes an element off the face. Its photo stays in the tray. */
export function removeElement(face: Surface, { id }: { id: string }): Surface {
  const elements = face.elements.filter((element) => element.id !== id)
  return elements.length === face.elements.length ? face : { ...face, elements }
}

/** Takes several off the face. */
export const removeElements = (face: Surface, ids: readonly string[]): Surface =>
  ids.reduce((left, id) => removeElement(left, { id }), face)
