import { describe, expect, test } from 'vitest'
import { insideMm, pointsInside, type TrimOutline } from './trim-outline.ts'

const outline = (
  shape: TrimOutline['shape'],
  widthMm: number,
  heightMm: number,
  cornerMm = 0,
): TrimOutline => ({
  shape,
  widthMm,
  heightMm,
  cornerMm,
})
const card = outline('rectangle', 100, 60)
const soft = outline('rounded', 100, 60, 10)
const round = outline('ellipse', 75, 75)
const oval = outline('ellipse', 100, 60)

describe('how far a point is from the cut', () => {
  test.each([
    // A rectangle.
    ['the middle of a card', card, [50, 30], 30],
    ['beside its left edge', card, [4, 30], 4],
    ['in its corner', card, [3, 2], 2],
    ['above it', card, [50, -2], -2],
    // Rounded.
    ['beside the straight of a round corner', soft, [4, 30], 4],
    ['in the corner that is cut away', soft, [0, 0], 10 - 10 * Math.SQRT2],
    ['inside that corner', soft, [6, 6], 10 - 4 * Math.SQRT2],
    // A circle.
    ['the top of a circle', round, [37.5, 3], 3],
    ['the corner of the square around it', round, [0, 0], 37.5 - 37.5 * Math.SQRT2],
    ['its middle', round, [37.5, 37.5], 37.5],
    // An ellipse.
    ['the end of an oval', oval, [5, 30], 5],
    ['its top', oval, [50, 4], 4],
    ['its middle', oval, [50, 30], 30],
    ['beyond its end', oval, [-7, 30], -7],
  ])('%s', (_, shape, [x = 0, y = 0], expected) => {
    expect(insideMm(shape, { x, y })).toBeCloseTo(expected, 5)
  })

  test('on an oval is the shortest of all ways to it', () => {
    const edge = pointsInside(oval).flat()
    for (const point of [
      { x: 20, y: 20 },
      { x: 61, y: 9 },
      { x: 90, y: 41 },
      { x: 8, y: 3 },
      { x: 30, y: 30 },
    ]) {
      const ways = edge.map(({ x, y }) => Math.hypot(x - point.x, y - point.y))
      expect(Math.abs(insideMm(oval, point))).toBeCloseTo(Math.min(...ways), 1)
    }
  })
})

describe('the line inside the cut', () => {
  test('of a rectangle has four corners', () => {
    expect(pointsInside(card, 4).flat()).toEqual(
      expect.arrayContaining([
        { x: 4, y: 4 },
        { x: 96, y: 4 },
        { x: 96, y: 56 },
        { x: 4, y: 56 },
      ]),
    )
    expect(pointsInside(card, 4)[0]).toHaveLength(4)
  })

  test.each([
    ['a card', card],
    ['round corners', soft],
    ['a circle', round],
    ['an oval', oval],
    ['a narrow oval', outline('ellipse', 200, 20)],
  ])('of %s keeps the same distance everywhere', (_, shape) => {
    const [points = [], ...others] = pointsInside(shape, 4)
    expect(others).toEqual([])
    expect(points.length).toBeGreaterThanOrEqual(4)
    for (const point of points) expect(insideMm(shape, point)).toBeCloseTo(4, 4)
  })
})
