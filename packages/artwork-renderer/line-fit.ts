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

/**
 * Places lines in a box from top to bottom, each as wide as the box.
 *
 * Where they would be higher than the box together, the highest are held to a common height, until they fit. A line that is
 * held has its letters set apart until it is as wide as the others; if they would be too far apart, it stands in the middle
 * as it is. What is left of the height goes between the lines, and above and below them where there are too few of them.
 *
 * @param shapes one for each line, at least one, with ink in each
 * @param box    in mm
 * @returns a place for each line, in the same order
 * @source docs/decisions/0065-lines-fitted-to-a-width.md
 * @example fitLines(shapes, safeBox(surface)).every(({ isFull }) => isFull)
 */
export function fitLines(shapes: readonly LineShape[], box: Box): LinePlace[] {
  const full = shapes.map((shape) => (heightOf(shape) * box.widthMm) / (shape.rightEm - shape.leftEm))
  const count = shapes.length
  const forLines = box.heightMm / (1 + (GAP * (count - 1)) / count)
  const greatest = Math.min(GREATEST * box.widthMm, commonHeight(full, forLines))
  const heights = full.map((height) => Math.min(height, greatest))
  const sum = heights.reduce((total, height) => total + height, 0)
  const gap = count < 2 ? 0 : Math.min((box.heightMm - sum) / (count - 1), (WIDEST_GAP * sum) / count)
  let top = box.yMm + (box.heightMm - sum - gap * (count - 1)) / 2
  return shapes.map((shape, index) => {
    const height = heights[index] ?? 0
    const place = placeOf(shape, { height, top, box })
    top += height + gap
    return place
  })
}

const heightOf = ({ topEm, bottomEm }: LineShape) => bottomEm - topEm

/** The height that no line may pass, so that all together have the sum; infinite when none has to be held. */
function commonHeight(heights: readonly number[], sum: number): number {
  let left = sum
  const sorted = heights.toSorted((one, other) => one - other)
  for (const [index, height] of sorted.entries()) {
    const share = left / (sorted.length - index)
    if (height > share) return share
    left -= height
  }
  return Number.POSITIVE_INFINITY
}

function placeOf(
  shape: LineShape,
  { height, top, box }: { height: number; top: number; box: Box },
): LinePlace {
  const sizeMm = height / heightOf(shape)
  const yMm = top - shape.topEm * sizeMm
  const widthMm = (shape.rightEm - shape.leftEm) * sizeMm
  const set = { yMm, sizeMm }
  if (widthMm > box.widthMm - 1e-6) {
    return { ...set, xMm: box.xMm - shape.leftEm * sizeMm, letterSpacingMm: 0, isFull: true }
  }
  const { left, right } = shape.apart
  const gaps = right.gaps - left.gaps
  const apartMm =
    gaps < 1 ? Number.POSITIVE_INFINITY : (box.widthMm - (right.atEm - left.atEm) * sizeMm) / gaps
  if (apartMm > 0 && apartMm <= Math.min(FURTHEST_APART_EM * sizeMm, MOST_APART_MM)) {
    const xMm = box.xMm - left.atEm * sizeMm - left.gaps * apartMm
    return { ...set, xMm, letterSpacingMm: apartMm, isFull: true }
  }
  const xMm = box.xMm + (box.widthMm - widthMm) / 2 - shape.leftEm * sizeMm
  return { ...set, xMm, letterSpacingMm: 0, isFull: false }
}
