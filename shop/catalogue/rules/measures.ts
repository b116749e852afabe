/**
 * Sizes as shoppers type them: "30x40", "30 x 40 cm", "12×16in", "305x406mm".
 *
 * A size is found by words such as `cm:30x40` and `in:12x16`, the shorter side first, so that it does not matter which
 * way the shopper holds the picture.
 */
import type { Size } from '#packages/product/record.ts'

const MM_PER_CM = 10
const MM_PER_INCH = 25.4

/** Two numbers with an x, a times sign or "by" between them, and perhaps a unit. */
const MEASURES =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(mm|cm|in|inch|inches|["”″])?\s{0,3}(?:x|×|\*|by)\s{0,3}(\d{1,4}(?:[.,]\d{1,2})?)\s{0,3}(mm|cms?|centimetres?|inch(?:es)?|in|["”″])?(?![\p{L}\d])/giu

export interface MeasuresInText {
  /** One entry for every size in the text: the words that may stand for it. */
  measures: string[][]
  /** The text without its sizes. */
  rest: string
}

/** @example measuresIn('canvas 12x16in') // { measures: [['in:12x16']], rest: 'canvas ' } */
export function measuresIn(text: string): MeasuresInText {
  const measures: string[][] = []
  const rest = text.replace(
    MEASURES,
    (_, one: string, unitOfOne: string | undefined, other: string, unitOfOther: string | undefined) => {
      measures.push(wordsOf(numberOf(one), numberOf(other), unitOfOther ?? unitOfOne))
      return ' '
    },
  )
  return { measures, rest }
}

/** Every way a size of a record may be asked for: as its label says, and as it measures. */
export function measuresOfSize({ label, inches, widthMm, heightMm }: Size): string[] {
  const named = [...(measuresIn(label).measures[0] ?? []), ...measuresIn(inches).measures.flat()]
  const measured = [
    word('cm', widthMm / MM_PER_CM, heightMm / MM_PER_CM),
    word('in', widthMm / MM_PER_INCH, heightMm / MM_PER_INCH),
  ]
  return [...new Set([...named, ...measured])]
}

/** Without a unit it may be either: 20 × 30 is sold in centimetres and in inches. */
function wordsOf(one: number, other: number, unit: string | undefined): string[] {
  if (unit === undefined) return [word('cm', one, other), word('in', one, other)]
  if (/^mm$/i.test(unit)) return [word('cm', one / MM_PER_CM, other / MM_PER_CM)]
  return [word(/^c/i.test(unit) ? 'cm' : 'in', one, other)]
}

/** Whole numbers: the label of a 305 mm canvas says 30 cm, and shoppers do not measure to the millimetre. */
function word(unit: 'cm' | 'in', one: number, other: number): string {
  const [short, long] = [Math.round(one), Math.round(other)].sort((a, b) => a - b)
  return `${unit}:${short}x${long}`
}

const numberOf = (text: string) => Number(text.replace(',', '.'))
