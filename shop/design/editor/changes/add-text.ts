import { contrastOf } from '#packages/colour/colour.ts'
import { plainColoursBehind } from '#packages/design-document/behind.ts'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { type Box, boxExtent, safeBox, trimBox } from '#packages/design-document/geometry.ts'
import { MIN_SLID_MM } from '../draft/limits.ts'

/** What new text says until the shopper writes over it. */
export const NEW_TEXT = 'Your words'

/** Share of the face's shorter side that a capital line of new text takes. */
const SIZE_SHARE = 0.09
/** On a small face the words start larger than their share, where they fit: so that they read, and can be made smaller. */
const READABLE_MM = 2 * MIN_SLID_MM
/** Roughly how wide the words that new text begins with are, in ems of most fonts. */
const WIDE_EM = 5.2
/** Share of the safe area's width: the handles stay near the words. */
const WIDTH_SHARE = 0.7
/** New text stands in the lower part of the picture, where photos are quietest. */
const DOWN_SHARE = 0.78
const LINE_HEIGHT = 1.2

/** Where new words stand: a panel, or all of the face when left out. In mm of the face. */
type Within = Box | undefined

/** The colour for new words: pale on a photo, and of pale and dark the one that stands out from a plain background. */
export function inkFor(
  face: Surface,
  { pale, dark, within }: { pale: string; dark: string; within?: Within },
): string {
  const { sizeMm, ...place } = placeFor(face, within)
  const behind = plainColoursBehind(face, boxExtent({ ...place, heightMm: sizeMm * LINE_HEIGHT }))
  if (behind.length === 0) return pale
  const standsOut = (ink: string) => Math.min(...behind.map((colour) => contrastOf(ink, colour)))
  return standsOut(dark) > standsOut(pale) ? dark : pale
}

/** Puts words on the face, inside the safe area, as wide as it allows. */
export function addText(
  face: Surface,
  {
    id,
    text,
    font,
    colour,
    within,
  }: { id: string; text: string; font: string; colour: string; within?: Within },
): Surface {
  const added: TextElement = {
    id,
    type: 'text',
    text,
    font,
    opacity: 1,
    ...placeFor(face, within),
    rotationDeg: 0,
    colour,
    align: 'centre',
    lineHeight: LINE_HEIGHT,
    letterSpacingMm: 0,
    curveRadiusMm: 0,
  }
  return { ...face, elements: [...face.elements, added] }
}

function placeFor(face: Surface, within: Within): Pick<TextElement, 'xMm' | 'yMm' | 'widthMm' | 'sizeMm'> {
  const { xMm, yMm } = within ?? trimBox(face)
  const inside = safeBox({ ...face, ...within })
  const safe = { ...inside, xMm: inside.xMm + xMm, yMm: inside.yMm + yMm }
  const share = Math.round(Math.min(safe.widthMm, safe.heightMm) * SIZE_SHARE)
  const fitting = Math.min(safe.widthMm / WIDE_EM, safe.heightMm / LINE_HEIGHT)
  const sizeMm = Math.max(share, MIN_SLID_MM, Math.min(READABLE_MM, Math.floor(fitting)))
  // On one line where the safe area is that wide.
  const widthMm = Math.max(WIDTH_SHARE * safe.widthMm, Math.min(safe.widthMm, sizeMm * WIDE_EM))
  return {
    xMm: safe.xMm + (safe.widthMm - widthMm) / 2,
    yMm: safe.yMm + safe.heightMm * DOWN_SHARE - (sizeMm * LINE_HEIGHT) / 2,
    widthMm,
    sizeMm,
  }
}
