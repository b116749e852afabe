/** The texts of a surface as lines of one block, each set to the full width of the safe area. */
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { type Box, type Extent, identity, safeBox } from '#packages/design-document/geometry.ts'
import type { FontsByName } from './fonts.ts'
import { fitLines, type LinePlace, type LineShape } from './line-fit.ts'
import { pathExtent } from './path.ts'
import { layoutText } from './text.ts'

/** Em that letters are measured at: small enough for any line to stay on one. */
const MEASURED_MM = 10
/** Letters are set apart so far to see how much wider a line becomes. */
const PROBE_MM = 10
const WIDEST_MM = 3000
/** Ink that ends on the line of the safe area would be past it by the last digit of a number. */
const INSIDE_MM = 0.02

/**
 * Sets every text of a surface as a line, from top to bottom in painting order, so that its ink reaches from one side of the
 * safe area to the other. A line without ink keeps its place, and the others close up.
 *
 * @param fonts finds the fonts of a menu name
 * @returns the surface itself while a font of it is missing, and when all is set so already
 * @example fittedLines(surface, fonts).elements // the same texts, larger or smaller
 */
export function fittedLines(surface: Surface, fonts: FontsByName): Surface {
  const texts = surface.elements.filter((element) => element.type === 'text')
  if (texts.some(({ font }) => fonts(font).length === 0)) return surface
  const lines = texts.flatMap((element) => {
    const shape = shapeOf(element, fonts)
    return shape ? [{ id: element.id, shape }] : []
  })
  if (lines.length === 0) return surface
  const places = fitLines(
    lines.map(({ shape }) => shape),
    inside(safeBox(surface)),
  )
  const settings = new Map(
    lines.flatMap(({ id, shape }, index) => {
      const place = places[index]
      return place ? [[id, settingOf(shape, place)] as const] : []
    }),
  )
  const elements = surface.elements.map((element) => {
    const setting = settings.get(element.id)
    return setting && element.type === 'text' ? placed(element, setting) : element
  })
  return elements.every((element, index) => element === surface.elements[index])
    ? surface
    : { ...surface, elements }
}

const inside = ({ xMm, yMm, widthMm, heightMm }: Box): Box => ({
  xMm: xMm + INSIDE_MM,
  yMm: yMm + INSIDE_MM,
  widthMm: widthMm - 2 * INSIDE_MM,
  heightMm: heightMm - 2 * INSIDE_MM,
})

/** The ink of a text in ems; undefined when it draws nothing. */
function shapeOf(element: TextElement, fonts: FontsByName): LineShape | undefined {
  const ink = (letterSpacingMm: number, text = element.text): Extent | undefined => {
    const chain = fonts(element.font)
    return pathExtent(layoutText({ ...element, ...PLAIN, text, letterSpacingMm }, chain).path, identity)
  }
  const whole = ink(0)
  const apart = ink(PROBE_MM)
  const further = ink(2 * PROBE_MM)
  const capitals = ink(0, 'H')
  if (!whole || !apart || !further || !capitals) return undefined
  const em = (mm: number) => mm / MEASURED_MM
  // Spaces before the first letter move it, too.
  const edge = (side: 'left' | 'right') => {
    const gaps = Math.round((further[side] - apart[side]) / PROBE_MM)
    return { atEm: em(apart[side] - gaps * PROBE_MM), gaps }
  }
  return {
    leftEm: em(whole.left),
    rightEm: em(whole.right),
    // A line of dashes is as high as one of letters.
    topEm: em(Math.min(capitals.top, whole.top)),
    bottomEm: em(Math.max(capitals.bottom, whole.bottom)),
    apart: { left: edge('left'), right: edge('right') },
  }
}

/** Straight, unturned, from the origin. */
const PLAIN = {
  xMm: 0,
  yMm: 0,
  widthMm: WIDEST_MM,
  sizeMm: MEASURED_MM,
  lineHeight: 1,
  align: 'left',
  rotationDeg: 0,
  curveRadiusMm: 0,
} as const

type Setting = Pick<TextElement, 'xMm' | 'yMm' | 'sizeMm' | 'letterSpacingMm' | 'widthMm'>

/** The box reaches past the ink, so that no line ever breaks. */
function settingOf({ rightEm, apart }: LineShape, place: LinePlace): Setting {
  const { xMm, yMm, sizeMm, letterSpacingMm } = place
  const { atEm, gaps } = apart.right
  const inkMm = letterSpacingMm > 0 ? atEm * sizeMm + gaps * letterSpacingMm : rightEm * sizeMm
  return { xMm, yMm, sizeMm, letterSpacingMm, widthMm: Math.min(WIDEST_MM, inkMm + PAST_INK_EM * sizeMm) }
}

const PAST_INK_EM = 0.5

function placed(element: TextElement, setting: Setting): TextElement {
  const { lineHeight, align, rotationDeg, curveRadiusMm } = PLAIN
  const wanted = { ...setting, lineHeight, align, rotationDeg, curveRadiusMm }
  const isSame = Object.entries(wanted).every(([key, value]) => element[key as keyof typeof wanted] === value)
  return isSame ? element : { ...element, ...wanted }
}
