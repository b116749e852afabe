import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { changeText } from '../draft/face.ts'

/** Part of a circle that the text box spans when the slider is at its end. */
const MAX_ANGLE = (300 * Math.PI) / 180
/** Limit of the design document. A flatter arch than this cannot be told from a straight line. */
const MAX_RADIUS_MM = 3000

/** @param curve -1 hangs down as far as it goes, 0 is straight, 1 arches up as far as it goes */
export function curveText(face: Surface, { id, curve }: { id: string; curve: number }): Surface {
  return changeText(face, id, (element) => {
    if (curve === 0) return { ...element, curveRadiusMm: 0 }
    const radius = Math.min(MAX_RADIUS_MM, element.widthMm / (Math.abs(curve) * MAX_ANGLE))
    return { ...element, curveRadiusMm: Math.sign(curve) * radius }
  })
}

/** The position of the slider for a text. */
export function curveOf({ curveRadiusMm, widthMm }: TextElement): number {
  if (curveRadiusMm === 0) return 0
  const curve = widthMm / (Math.abs(curveRadiusMm) * MAX_ANGLE)
  return Math.sign(curveRadiusMm) * Math.min(1, curve)
}
