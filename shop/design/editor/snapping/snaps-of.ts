/** What an element of the open surface can be caught by. */

import type { DesignElement, Surface } from '#packages/design-document/design.ts'
import {
  boxExtent,
  centreOf,
  cornersOf,
  type Extent,
  extentOf,
  isWithin,
  mapPoint,
  safeBox,
  trimBox,
} from '#packages/design-document/geometry.ts'
import type { Measure } from '../drawing.ts'
import { type SnapIndex, snapIndex } from './snap-index.ts'

/** @param ids  of the elements that move, together */
export function snapsOf(face: Surface, measure: Measure, ids: readonly string[]): SnapIndex {
  const middle = centreOf(trimBox(face))
  const { top, bottom } = boxExtent(safeBox(face))
  const trim = boxExtent(trimBox(face))
  const neighbours = face.elements
    .filter((element) => !ids.includes(element.id))
    .map((element) => seenExtent(element, face, measure))
    // What covers all of it has no edge that anybody sees.
    .filter((extent) => !isWithin(trim, extent))
  const thirds = [(top * 2 + bottom) / 3, (top + bottom * 2) / 3]
  return snapIndex(
    { x: [middle.x], y: [middle.y, ...thirds].toSorted((one, other) => one - other) },
    neighbours,
  )
}

/** Around what is seen of an element on the surface: the letters, or the box while there are none. */
export function seenExtent(element: DesignElement, face: Surface, measure: Measure): Extent {
  const { box, matrix } = measure.outline(element, face)
  return extentOf(cornersOf(boxExtent(box)).map((corner) => mapPoint(matrix, corner)))
}
