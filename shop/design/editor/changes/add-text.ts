import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { safeBox } from '#packages/design-document/geometry.ts'

/** What new text says until the shopper writes over it. */
export const NEW_TEXT = 'Your words'

/** Share of the face's shorter side that a capital line of new text takes. */
const SIZE_SHARE = 0.09
/** Share of the safe area's width: the handles stay near the words. */
const WIDTH_SHARE = 0.7
/** New text stands in the lower part of the picture, where photos are quietest. */
const DOWN_SHARE = 0.78

/** Puts words on the face, inside the safe area, as wide as it allows. */
export function addText(
  face: Surface,
  { id, text, font, colour }: { id: string; text: string; font: string; colour: string },
): Surface {
  const safe = safeBox(face)
  const sizeMm = Math.max(4, Math.round(Math.min(safe.widthMm, safe.heightMm) * SIZE_SHARE))
  const lineHeight = 1.2
  const added: TextElement = {
    id,
    type: 'text',
    text,
    font,
    opacity: 1,
    xMm: safe.xMm + ((1 - WIDTH_SHARE) / 2) * safe.widthMm,
    yMm: safe.yMm + safe.heightMm * DOWN_SHARE - (sizeMm * lineHeight) / 2,
    widthMm: WIDTH_SHARE * safe.widthMm,
    rotationDeg: 0,
    sizeMm,
    colour,
    align: 'centre',
    lineHeight,
    letterSpacingMm: 0,
    curveRadiusMm: 0,
  }
  return { ...face, elements: [...face.elements, added] }
}
