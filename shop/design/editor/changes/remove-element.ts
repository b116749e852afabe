import type { Surface } from '#packages/design-document/design.ts'

/** Takes an element off the face. Its photo stays in the tray. */
export function removeElement(face: Surface, { id }: { id: string }): Surface {
  const elements = face.elements.filter((element) => element.id !== id)
  return elements.length === face.elements.length ? face : { ...face, elements }
}
