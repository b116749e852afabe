import type { Surface } from '#packages/design-document/design.ts'
import { changeElement } from '../draft/face.ts'
import { placeWithin } from '../draft/limits.ts'

/** Moves words or a framed photo across the face. A photo that covers the face has no place of its own to leave. */
export function moveElement(
  face: Surface,
  { id, dxMm, dyMm }: { id: string; dxMm: number; dyMm: number },
): Surface {
  return changeElement(face, id, (element) => {
    if (element.type === 'text') {
      return { ...element, xMm: placeWithin(element.xMm + dxMm), yMm: placeWithin(element.yMm + dyMm) }
    }
    if (element.frame.kind === 'face') return element
    const { xMm, yMm } = element.frame
    return {
      ...element,
      frame: { ...element.frame, xMm: placeWithin(xMm + dxMm), yMm: placeWithin(yMm + dyMm) },
    }
  })
}

/** Moves several together. */
export const moveElements = (
  face: Surface,
  { ids, ...by }: { ids: readonly string[]; dxMm: number; dyMm: number },
): Surface => ids.reduce((moved, id) => moveElement(moved, { id, ...by }), face)
