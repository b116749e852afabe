import type { Design } from '#packages/design-document/design.ts'
import { changeText } from '../draft.ts'

/** @param rotationDeg any angle, clockwise; kept between -180 and 180 */
export function rotateText(design: Design, { id, rotationDeg }: { id: string; rotationDeg: number }): Design {
  return changeText(design, id, (element) => ({ ...element, rotationDeg: uprightAngle(rotationDeg) }))
}

/** The same direction as an angle above -180, up to 180. */
export function uprightAngle(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  return turned > 180 ? turned - 360 : turned
}
