/**
 * The numerals of a clock: texts of one group, told from the shopper's words by it. Their style, letters and colour are read
 * from them, so the document holds nothing else.
 */
import type { Surface, TextElement } from '#packages/design-document/design.ts'

const GROUP = 'numerals'
const ID = new RegExp(`^${GROUP}-([1-9]|1[0-2])$`)

export type NumeralStyle = 'hours' | 'quarters' | 'roman'

export interface Numerals {
  readonly style: NumeralStyle
  readonly font: string
  readonly colour: string
}

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** What stands at an hour; nothing between the quarters of the style that has these alone. */
const WORDS: Record<NumeralStyle, (hour: number) => string | undefined> = {
  hours: (hour) => String(hour),
  quarters: (hour) => (hour % 3 === 0 ? String(hour) : undefined),
  roman: (hour) => ROMAN[hour - 1],
}

/** What others put into the group by the API is none: it has no hour to stand at. */
export const isNumeral = (element: Surface['elements'][number]): element is TextElement =>
  element.type === 'text' && element.group === GROUP && ID.test(element.id)

export const numeralsOn = ({ elements }: Pick<Surface, 'elements'>): TextElement[] =>
  elements.filter(isNumeral)

/** The hour that a numeral stands at, 1 to 12. */
export const hourOf = ({ id }: Pick<TextElement, 'id'>): number => Number(id.slice(GROUP.length + 1))

/** How the numerals of a clock look; undefined when it has none. */
export function numeralsOf(face: Pick<Surface, 'elements'>): Numerals | undefined {
  const numerals = numeralsOn(face)
  const [first] = numerals
  if (!first) return undefined
  const styles = Object.keys(WORDS) as NumeralStyle[]
  const style = styles.find(
    (one) =>
      numeralsIn(one).length === numerals.length &&
      numerals.every((numeral) => numeral.text === WORDS[one](hourOf(numeral))),
  )
  return { style: style ?? 'hours', font: first.font, colour: first.colour }
}

/** Puts numerals on a clock in front of everything else, instead of those it has; `undefined` takes them off. */
export function setNumerals(face: Surface, numerals: Numerals | undefined): Surface {
  const others = face.elements.filter((element) => !isNumeral(element))
  if (!numerals) return others.length === face.elements.length ? face : { ...face, elements: others }
  const { style, font, colour } = numerals
  const texts = numeralsIn(style).map(({ hour, text }) => numeral({ hour, text, font, colour }))
  return { ...face, elements: [...others, ...texts] }
}

/** How many more elements a clock has with numerals of a style. */
export const countMore = (face: Surface, style: NumeralStyle): number =>
  numeralsIn(style).length - numeralsOn(face).length

const numeralsIn = (style: NumeralStyle): { hour: number; text: string }[] =>
  HOURS.flatMap((hour) => {
    const text = WORDS[style](hour)
    return text === undefined ? [] : [{ hour, text }]
  })

/** Before it is placed. */
function numeral({
  hour,
  text,
  font,
  colour,
}: {
  hour: number
  text: string
  font: string
  colour: string
}): TextElement {
  return {
    ...{ id: `${GROUP}-${hour}`, group: GROUP, type: 'text', text, font, colour, opacity: 1 },
    ...{ xMm: 0, yMm: 0, widthMm: 100, sizeMm: 10, rotationDeg: 0, align: 'centre', lineHeight: 1 },
    ...{ letterSpacingMm: 0, curveRadiusMm: 0 },
  }
}
