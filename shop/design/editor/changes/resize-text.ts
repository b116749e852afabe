import type { Surface } from '#packages/design-document/design.ts'
import { type Point, textPivot, turnOf } from '#packages/design-document/geometry.ts'
import { changeText } from '../draft/face.ts'
import { placeWithin, within } from '../draft/limits.ts'

const MIN_MM = 2
const MAX_MM = 1000

/** Scales words about a point of the surface, as a corner handle does: that point keeps still. */
export function resizeText(
  face: Surface,
  { id, factor, about }: { id: string; factor: number; about: Point },
): Surface {
  return changeText(face, id, (element) => {
    const largest = Math.min(MAX_MM / element.sizeMm, 3000 / element.widthMm)
    const scale = within(factor, MIN_MM / element.sizeMm, largest)
    const pivot = textPivot(element)
    const sizeMm = element.sizeMm * scale
    const widthMm = element.widthMm * scale
    const x = about.x + (pivot.x - about.x) * scale
    const y = about.y + (pivot.y - about.y) * scale
    const { shadow } = element
    return {
      ...element,
      sizeMm,
      widthMm,
      xMm: placeWithin(x - widthMm / 2),
      yMm: placeWithin(y - (sizeMm * element.lineHeight) / 2),
      letterSpacingMm: element.letterSpacingMm * scale,
      curveRadiusMm: placeWithin(element.curveRadiusMm * scale),
      ...(shadow && {
        shadow: {
          ...shadow,
          dxMm: shadow.dxMm * scale,
          dyMm: shadow.dyMm * scale,
          blurMm: Math.min(50, shadow.blurMm * scale),
        },
      }),
    }
  })
}

/**
 * Makes the text box wider or narrower by one of its sides, so that the lines break elsewhere; the other side keeps
 * still.
 *
 * @param byMm outwards along the text's own axis
 */
export function widenText(
  face: Surface,
  { id, side, byMm }: { id: string; side: 'left' | 'right'; byMm: number },
): Surface {
  return changeText(face, id, (element) => {
    const widthMm = within(element.widthMm + byMm, element.sizeMm, 3000)
    const { cos, sin } = turnOf(element.rotationDeg)
    // The middle moves by half of the growth along the text's axis; the turn is about the middle.
    const shift = ((widthMm - element.widthMm) / 2) * (side === 'right' ? 1 : -1)
    const pivot = textPivot(element)
    return {
      ...element,
      widthMm,
      xMm: pivot.x + shift * cos - widthMm / 2,
      yMm: element.yMm + shift * sin,
    }
  })
}
