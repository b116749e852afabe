import type { Design, DesignElement } from '#packages/design-document/design.ts'
import { faceOf, withFace } from '../draft.ts'
import { placeWithin } from '../limits.ts'

/** Moves words or a framed photo across the face. A photo that covers the face has no place of its own to leave. */
export function moveElement(
  design: Design,
  { id, dxMm, dyMm }: { id: string; dxMm: number; dyMm: number },
): Design {
  const face = faceOf(design)
  const move = (element: DesignElement): DesignElement => {
    if (element.type === 'text')
      return { ...element, xMm: placeWithin(element.xMm + dxMm), yMm: placeWithin(element.yMm + dyMm) }
    if (element.frame.kind === 'face') return element
    const { xMm, yMm } = element.frame
    return { ...element, frame: { ...element.frame, xMm: placeWithin(xMm + dxMm), yMm: placeWithin(yMm + dyMm) } }
  }
  return withFace(design, {
    ...face,
    elements: face.elements.map((element) => (element.id === id ? move(element) : element)),
  })
}
