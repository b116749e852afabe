import type { Surface } from '#packages/design-document/design.ts'

/**
 * Moves an element one place nearer to the front or the back. The photo on the face stays at the very back: it would
 * hide whatever is behind it.
 */
export function orderElement(face: Surface, { id, to }: { id: string; to: 'front' | 'back' }): Surface {
  const from = face.elements.findIndex((element) => element.id === id)
  const target = from + (to === 'front' ? 1 : -1)
  const moved = face.elements[from]
  const other = face.elements[target]
  if (!moved || !other || coversFace(moved) || coversFace(other)) return face
  const elements = face.elements.map((element, index) => {
    if (index === from) return other
    return index === target ? moved : element
  })
  return { ...face, elements }
}

const coversFace = (element: Surface['elements'][number]) =>
  element.type === 'photo' && element.frame.kind === 'face'
