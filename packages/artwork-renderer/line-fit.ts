/**
 * Lines of words that fill a box as a destination scroll does: each is as large as its own ink lets it be between the same
 * two edges. Geometry alone; `fitted-lines.ts` measures the letters.
 */
import type { Box } from '#packages/design-document/geometry.ts'
import type { Mm } from '#packages/design-document/units.ts'

/** The ink of a line in ems, from the top left of its text box; the box has a line height of 1. */
export type LineShape = {
  readonly leftEm: number
  readonly rightEm: number
  /** Capitals and whatever stands out above or hangs below them. */
  readonly topEm: number
  readonly bottomEm: number
  /** The edges of the same line with its letters set apart. */
  readonly apart: { readonly left: ApartEdge; readonly right: ApartEdge }
}

/** Where an edge is while letters are apart by nothing, and after how many of their gaps it comes. */
type ApartEdge = { readonly atEm: number; readonly gaps: number }

/** Where the text box of a line begins, and how its letters are set. */
export type LinePlace = {
  readonly xMm: Mm
  readonly yMm: Mm
  readonly sizeMm: Mm
  readonly letterSpacingMm: Mm
  /** Its ink reaches both edges of the box. */
  readonly isFull: boolean
}

/** Space between two lines as a share of the mean height of all lines: as they are set, and at most. */
const GAP = 0.16
const WIDEST_GAP = 0.8
/** The greatest height of a line as a share of the box's width: two letters are not blown up to a poster. */
const GREATEST = 0.5
/** Letters of a line that is held to a height are set apart by at most so many ems; further apart nobody reads a word. */
const FURTHEST_APART_EM = 0.28
/** What a design document holds. */
const MOST_APART_MM = 50

/** Among lines that are held, at most this share may stand in the middle beside some that are set apart. */
const MIXED = 1 / 3

/**
 * Places lines in a box from top to bottom, each as wide as the box.
 *
 * Where they would be higher than the box together, the largest are held to a common size, until they fit. A line that is
 * held has its letters set apart until it is as wide as the others; if they would be too far apart, it stands in the middle
 * as it is. Where that is so of many, all that are held stand in the middle, as on the blind of a bus. What is left of the
 * height goes between the lines, and above and below them where there are too few of them.
 *
 * @param shapes one for each line, at least one, with ink in each
 * @param box    in mm
 * @returns a place for each line, in the same order
 * @source docs/decisions/0065-lines-fitted-to-a-width.md
 * @example fitLines(shapes, safeBox(surface)).every(({ isFull }) => isFull)
 */
export function fitLines(shapes: readonly LineShape[], box: Box): LinePlace[] {
  const count = shapes.length
  const common = commonSize(shapes, box.widthMm, box.heightMm / (1 + (GAP * (count - 1)) / count))
  const lines = shapes.map((shape) => {
    const greatest = (GREATEST * box.widthMm) / heightOf(shape)
    const sizeMm = Math.min(fullSize(shape, box.widthMm), common, greatest)
    return { shape, sizeMm, heightMm: heightOf(shape) * sizeMm }
  })
  const held = lines.filter(({ shape, sizeMm }) => !isWide(shape, sizeMm, box.widthMm))
  const tooShort = held.filter(({ shape, sizeMm }) => apartFor(shape, sizeMm, box.widthMm) === undefined)
  const setsApart = tooShort.length <= held.length * MIXED
  const sum = lines.reduce((total, { heightMm }) => total + heightMm, 0)
  const gap = count < 2 ? 0 : Math.min((box.heightMm - sum) / (count - 1), (WIDEST_GAP * sum) / count)
  let top = box.yMm + (box.heightMm - sum - gap * (count - 1)) / 2
  return lines.map(({ shape, sizeMm, heightMm }) => {
    const yMm = top - shape.topEm * sizeMm
    top += heightMm + gap
    return { yMm, sizeMm, ...acrossBox(shape, sizeMm, box, setsApart) }
  })
}

const heightOf = ({ topEm, bottomEm }: LineShape) => bottomEm - topEm
const widthOf = ({ leftEm, rightEm }: LineShape) => rightEm - leftEm
const fullSize = (shape: LineShape, widthMm: Mm) => widthMm / widthOf(shape)
const isWide = (shape: LineShape, sizeMm: Mm, widthMm: Mm) => widthOf(shape) * sizeMm > widthMm - 1e-6

/** The size that no line may pass, so that all together are so high; infinite when none has to be held. */
function commonSize(shapes: readonly LineShape[], widthMm: Mm, sumMm: Mm): number {
  let leftMm = sumMm
  let leftEm = shapes.reduce((sum, shape) => sum + heightOf(shape), 0)
  const smallestFirst = shapes.toSorted((one, other) => fullSize(one, widthMm) - fullSize(other, widthMm))
  for (const shape of smallestFirst) {
    const size = fullSize(shape, widthMm)
    if (size > leftMm / leftEm) return leftMm / leftEm
    leftMm -= size * heightOf(shape)
    leftEm -= heightOf(shape)
  }
  return Number.POSITIVE_INFINITY
}

/** How far letters are set apart for a line to be as wide as the box; undefined when that is too far. */
function apartFor({ apart: { left, right } }: LineShape, sizeMm: Mm, widthMm: Mm): Mm | undefined {
  const gaps = right.gaps - left.gaps
  if (gaps < 1) return undefined
  const apartMm = (widthMm - (right.atEm - left.atEm) * sizeMm) / gaps
  const most = Math.min(FURTHEST_APART_EM * sizeMm, MOST_APART_MM)
  return apartMm > 0 && apartMm <= most ? apartMm : undefined
}

function acrossBox(
  shape: LineShape,
  sizeMm: Mm,
  box: Box,
  setsApart: boolean,
): Pick<LinePlace, 'xMm' | 'letterSpacingMm' | 'isFull'> {
  if (isWide(shape, sizeMm, box.widthMm))
    return { xMm: box.xMm - shape.leftEm * sizeMm, letterSpacingMm: 0, isFull: true }
  const apartMm = setsApart ? apartFor(shape, sizeMm, box.widthMm) : undefined
  if (apartMm !== undefined) {
    const { atEm, gaps } = shape.apart.left
    return { xMm: box.xMm - atEm * sizeMm - gaps * apartMm, letterSpacingMm: apartMm, isFull: true }
  }
  const asideMm = (box.widthMm - widthOf(shape) * sizeMm) / 2
  return { xMm: box.xMm + asideMm - shape.leftEm * sizeMm, letterSpacingMm: 0, isFull: false }
}
