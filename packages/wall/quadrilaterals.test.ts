import { describe, expect, test } from 'vitest'
import type { Corners } from './homography.ts'
import type { Segment } from './line-segments.ts'
import { isConvex, perimeterOf, quadrilaterals } from './quadrilaterals.ts'

const at = (x: number, y: number) => ({ x, y })
/** A sheet of 100 × 60 pixels, clockwise, so that its inside is on the right hand of every edge. */
const sheet: Corners = [at(10, 10), at(110, 10), at(110, 70), at(10, 70)]
const edge = ([x, y]: [number, number], [toX, toY]: [number, number]): Segment => ({
  from: at(x, y),
  to: at(toX, toY),
})
const [top, right, bottom, left] = [
  edge([12, 10], [108, 10]),
  edge([110, 12], [110, 68]),
  edge([108, 70], [12, 70]),
  edge([10, 68], [10, 12]),
]
const reversed = ({ from, to }: Segment): Segment => ({ from: to, to: from })
/** The corners of what is found first, clockwise from the upper left one. */
function first(segments: Segment[]) {
  const corners = quadrilaterals(segments)[0] ?? []
  const sums = corners.map(({ x, y }) => x + y)
  const upperLeft = sums.indexOf(Math.min(...sums))
  return [...corners.slice(upperLeft), ...corners.slice(0, upperLeft)].map(({ x, y }) => [
    Math.round(x),
    Math.round(y),
  ])
}
const SHEET = [
  [10, 10],
  [110, 10],
  [110, 70],
  [10, 70],
]

describe('a sheet is found', () => {
  test('by its four edges, with its corners where they meet', () => {
    expect(first([top, bottom, right, left])).toEqual(SHEET)
  })

  test('by three of them, when the fourth is too faint', () => {
    expect(quadrilaterals([right, bottom, left]).length).toBeGreaterThan(0)
    expect(quadrilaterals([right, bottom]).length).toBe(0)
  })

  test('when tape hides a part of an edge', () => {
    expect(first([edge([12, 10], [40, 10]), edge([70, 10], [108, 10]), bottom, right, left])).toEqual(SHEET)
  })

  test('never when its inside is the darker one', () => {
    expect(quadrilaterals([top, bottom, right, left].map(reversed))).toEqual([])
  })

  test('never when its corners are too far from the ends of its edges', () => {
    expect(quadrilaterals([edge([50, 10], [70, 10]), edge([70, 70], [50, 70]), right, left])).toEqual([])
  })
})

describe('four corners', () => {
  test('clockwise around a sheet are convex, the other way round they are not', () => {
    expect(isConvex(sheet)).toBe(true)
    expect(isConvex([sheet[3], sheet[2], sheet[1], sheet[0]])).toBe(false)
  })

  test('with a dent, or with a side of less than 20 pixels, are no sheet', () => {
    expect(isConvex([at(10, 10), at(110, 10), at(40, 30), at(10, 70)])).toBe(false)
    expect(isConvex([at(10, 10), at(110, 10), at(110, 29), at(10, 29)])).toBe(false)
    expect(isConvex([at(10, 10), at(110, 10), at(110, 30), at(10, 30)])).toBe(true)
  })

  test('have a way round them', () => expect(perimeterOf(sheet)).toBe(320))
})
