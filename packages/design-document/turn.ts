/** Turning an element on its surface. */
import type { DesignElement } from './design.ts'
import { mapPoint, type Point, rotation, textPivot } from './geometry.ts'

/** The point an element turns about: the centre of a placed frame, of a text its first line; a face does not turn. */
export function pivotOf(element: DesignElement): Point | undefined {
  if (element.type === 'text') return textPivot(element)
  const { frame } = element
  if (frame.kind === 'face') return undefined
  return { x: frame.xMm + frame.widthMm / 2, y: frame.yMm + frame.heightMm / 2 }
}

/**
 * Turns an element to an angle while one point of it keeps its place on the surface.
 *
 * A text of several lines turns about its first line when its angle alone changes; a rotation handle rather keeps the
 * middle of the whole text still. An element on the face comes back as it is.
 *
 * @param rotationDeg the new angle, clockwise
 * @param keeping     the point that keeps still, in mm of the surface; the element's own pivot when left out
 */
export function turnElement(element: DesignElement, rotationDeg: number, keeping?: Point): DesignElement {
  const pivot = pivotOf(element)
  if (!pivot) return element
  const still = keeping ?? pivot
  // Seen from the element's own axes the point is `own`; the new turn must bring `own` to the same place.
  const own = mapPoint(rotation(-rotationOf(element), pivot), still)
  const moved = mapPoint(rotation(rotationDeg, pivot), own)
  const dxMm = still.x - moved.x
  const dyMm = still.y - moved.y
  if (element.type === 'text') {
    return { ...element, rotationDeg, xMm: element.xMm + dxMm, yMm: element.yMm + dyMm }
  }
  const { frame } = element
  if (frame.kind === 'face') return element
  return { ...element, frame: { ...frame, rotationDeg, xMm: frame.xMm + dxMm, yMm: frame.yMm + dyMm } }
}

function rotationOf(element: DesignElement): number {
  if (element.type === 'text') return element.rotationDeg
  return element.frame.kind === 'placed' ? element.frame.rotationDeg : 0
}
