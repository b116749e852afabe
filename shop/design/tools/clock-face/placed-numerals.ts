/** Numerals on the circle of a clock, by the ink of their letters. */
import type { FontsByName } from '#packages/artwork-renderer/fonts.ts'
import { pathExtent } from '#packages/artwork-renderer/path.ts'
import { layoutText } from '#packages/artwork-renderer/text.ts'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { centreOf, type Extent, identity, safeBox } from '#packages/design-document/geometry.ts'
import { hourOf, isNumeral, type NumeralStyle, numeralsOf, numeralsOn } from './numerals.ts'

/** Em of the letters, as a share of the circle's radius. */
const SIZE_SHARE: Record<NumeralStyle, number> = { hours: 0.28, quarters: 0.4, roman: 0.2 }
/** Of the radius of the safe area: what is printed close to it looks as if it fell off. */
const REACH = 0.96
/** Letters of a text box are never broken at this width. */
const BOX_EM = 6

/**
 * Every numeral in its place: the middle of its ink on one circle about the middle of the clock, as far out as the largest of them
 * lets all be inside the safe area. Roman numerals stand with their feet to the middle, as on a church.
 *
 * @param fonts finds the fonts of a menu name
 * @returns the surface itself while their font is missing, and when all are placed so already
 */
export function placedNumerals(face: Surface, fonts: FontsByName): Surface {
  const numerals = numeralsOf(face)
  const chain = numerals ? fonts(numerals.font) : []
  if (!numerals || chain.length === 0) return face
  const { x, y } = centreOf(safeBox(face))
  const safe = safeBox(face)
  const radiusMm = (Math.min(safe.widthMm, safe.heightMm) / 2) * REACH
  const sizeMm = radiusMm * SIZE_SHARE[numerals.style]
  const marks = numeralsOn(face).flatMap((numeral) => {
    const ink = inkOf({ ...numeral, ...atOrigin(sizeMm) })
    return ink ? [{ numeral, ink, turnDeg: numerals.style === 'roman' ? hourOf(numeral) * 30 : 0 }] : []
  })
  const ringMm = Math.min(
    ...marks.map(({ numeral, ink, turnDeg }) => ringOf(ink, hourOf(numeral) * 30 - turnDeg)),
  )
  const placed = new Map(marks.map(({ numeral, ink, turnDeg }) => [numeral.id, place(numeral, ink, turnDeg)]))
  const elements = face.elements.map((element) => (isNumeral(element) && placed.get(element.id)) || element)
  return elements.every((element, at) => element === face.elements[at]) ? face : { ...face, elements }

  function inkOf(text: TextElement): Extent | undefined {
    return pathExtent(layoutText(text, chain).path, identity)
  }

  /** How far from the middle the centre of some ink may be, in a direction that is seen from the ink. */
  function ringOf({ left, right, top, bottom }: Extent, directionDeg: number): number {
    const [halfWide, halfHigh] = [(right - left) / 2, (bottom - top) / 2]
    const direction = (directionDeg * Math.PI) / 180
    const [across, down] = [Math.abs(Math.sin(direction)), Math.abs(Math.cos(direction))]
    // The corner that is furthest out lies on the circle: |ring * direction + corner| = radius.
    const along = across * halfWide + down * halfHigh
    const corner = halfWide ** 2 + halfHigh ** 2
    return Math.sqrt(Math.max(0, along ** 2 - corner + radiusMm ** 2)) - along
  }

  /** Turned about the middle of its box, which is not the middle of its ink. */
  function place(numeral: TextElement, ink: Extent, turnDeg: number): TextElement {
    const hour = (hourOf(numeral) * Math.PI) / 6
    const turn = (turnDeg * Math.PI) / 180
    const [inkX, inkY] = [
      (ink.left + ink.right) / 2 - (BOX_EM * sizeMm) / 2,
      (ink.top + ink.bottom) / 2 - sizeMm / 2,
    ]
    const middleX = x + ringMm * Math.sin(hour) - (inkX * Math.cos(turn) - inkY * Math.sin(turn))
    const middleY = y - ringMm * Math.cos(hour) - (inkX * Math.sin(turn) + inkY * Math.cos(turn))
    const wanted = {
      ...atOrigin(sizeMm),
      xMm: inMicrometres(middleX - (BOX_EM * sizeMm) / 2),
      yMm: inMicrometres(middleY - sizeMm / 2),
      // An angle of the document lies between -360 and 360.
      rotationDeg: turnDeg % 360,
    }
    const isSame = Object.entries(wanted).every(
      ([key, value]) => numeral[key as keyof typeof wanted] === value,
    )
    return isSame ? numeral : { ...numeral, ...wanted }
  }
}

const atOrigin = (sizeMm: number) =>
  ({
    xMm: 0,
    yMm: 0,
    widthMm: BOX_EM * sizeMm,
    sizeMm,
    rotationDeg: 0,
    align: 'centre',
    lineHeight: 1,
  }) as const

/** Sums of sines differ in their last digit from machine to machine; a design that is placed again stays itself. */
const inMicrometres = (mm: number) => Math.round(mm * 1000) / 1000
