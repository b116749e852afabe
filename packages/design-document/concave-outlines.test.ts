/** Cuts of any shape, against a slow way that only counts points. */
import { describe, expect, test } from 'vitest'
import type { Point } from './geometry.ts'
import {
  DUMBBELL,
  densePoints,
  figuresFrom,
  HEART,
  insideSlowly,
  isInsideSlowly,
  pathCut,
  RANDOM_OUTLINES,
  STAR,
} from './testing/outlines.ts'
import { insideMm, pointsInside } from './trim-outline.ts'

const SHAPES: [name: string, path: string][] = [
  ['a heart', HEART],
  ['a star', STAR],
  ['a dumb-bell', DUMBBELL],
  ...RANDOM_OUTLINES.map((path, place): [string, string] => [`outline ${place + 1}`, path]),
]

/** Anywhere on and around a trim of 120 × 90 mm. */
function somePoints(count: number): Point[] {
  const figure = figuresFrom(count)
  return Array.from({ length: count }, () => ({ x: 140 * figure() - 10, y: 110 * figure() - 10 }))
}

describe.each(SHAPES)('%s', (_, path) => {
  const cut = pathCut(path, 120, 90)
  const line = densePoints(cut, 250)

  test('is as far from a point as the nearest of very many points of its line', () => {
    const wrong = somePoints(80).filter((point) => {
      const slowly = insideSlowly(line, point)
      return Math.abs(insideMm(cut, point) - slowly) > 0.1
    })
    expect(wrong).toEqual([])
  })

  test.each([0.5, 3, 8])('keeps clear %d mm inside exactly what is so far from its line', (inset) => {
    const lines = pointsInside(cut, inset)
    for (const point of lines.flat()) expect(insideMm(cut, point)).toBeCloseTo(inset, 2)
    const middles = lines.flatMap((points) =>
      points.map((point, place) => {
        const next = points[(place + 1) % points.length] ?? point
        return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
      }),
    )
    for (const middle of middles) expect(insideMm(cut, middle)).toBeCloseTo(inset, 1)
    const wrong = somePoints(80).filter((point) => {
      const beyond = insideSlowly(line, point) - inset
      if (Math.abs(beyond) < 0.1) return false
      return lines.some((points) => isInsideSlowly(points, point)) !== beyond > 0
    })
    expect(wrong).toEqual([])
  })
})

describe('what keeps clear of the line', () => {
  test('of a dumb-bell is one piece while its bar has room, and two when it has none', () => {
    expect(pointsInside(pathCut(DUMBBELL), 4)).toHaveLength(1)
    expect(pointsInside(pathCut(DUMBBELL), 6)).toHaveLength(2)
    expect(pointsInside(pathCut(DUMBBELL), 16)).toEqual([])
  })

  test('of a heart goes round its notch in an arc', () => {
    const [points = []] = pointsInside(pathCut(HEART), 10)
    const nearNotch = points.filter(({ x, y }) => Math.hypot(x - 50, y - 20) < 10.01)
    expect(nearNotch.length).toBeGreaterThan(5)
    expect(nearNotch).toContainEqual({ x: expect.closeTo(50, 0), y: expect.closeTo(30, 0) })
  })

  test('at the cut itself is the whole shape', () => {
    expect(pointsInside(pathCut(STAR))).toEqual([expect.arrayContaining([{ x: 50, y: 0 }])])
    expect(pointsInside(pathCut(STAR))[0]).toHaveLength(10)
  })
})
