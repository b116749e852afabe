import type { Surface } from '#packages/design-document/design.ts'
import type { Point } from '#packages/design-document/geometry.ts'
import { turnElement } from '#packages/design-document/turn.ts'
import { changeElement } from '../draft/face.ts'

/**
 * @param rotationDeg any angle, clockwise; kept between -180 and 180
 * @param about       the point of the surface that keeps still; the middle of the first line when left out
 */
export function rotateText(
  face: Surface,
  { id, rotationDeg, about }: { id: string; rotationDeg: number; about?: Point },
): Surface {
  return changeElement(face, id, (element) => turnElement(element, uprightAngle(rotationDeg), about))
}

/** The same direction as an angle above -180, up to 180. */
export function uprightAngle(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}
