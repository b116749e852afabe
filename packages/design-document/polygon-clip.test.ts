import { describe, expect, test } from 'vitest'
import type { Extent, Point } from './geometry.ts'
import { areaOf } from './polygon.ts'
import { clipPolygon } from './polygon-clip.ts'
import { figuresFrom, HEART, isInsideSlowly, pathCut, RANDOM_OUTLINES } from './testing/outlines.ts'
import { pointsInside } from './trim-outline.ts'

const cornersOf = (path: string) => pointsInside(pathCut(path))[0] ?? []

describe('what a rectangle leaves of a shape', () => {
  test('of a heart is two lobes above its notch, and one shape below', () => {
    const heart = cornersOf(HEART)
    expect(clipPolygon(heart, { left: 0, top: 0, right: 100, bottom: 15 })).toHaveLength(2)
    expect(clipPolygon(heart, { left: 0, top: 25, right: 100, bottom: 100 })).toHaveLength(1)
    expect(clipPolygon(heart, { left: -1, top: -1, right: 101, bottom: 101 })).toEqual([heart])
    expect(clipPolygon(heart, { left: 0, top: 95, right: 20, bottom: 100 })).toEqual([])
  })

  test('of a rectangle, to its own edge, is all of it', () => {
    const card = cornersOf('M 0 0 L 1000 0 L 1000 1000 L 0 1000 Z')
    expect(clipPolygon(card, { left: 0, top: 0, right: 100, bottom: 100 })).toEqual([card])
  })

  test.each(RANDOM_OUTLINES.map((path, place) => [place + 1, path] as const))(
    'of outline %d is every point in both and no other',
    (place, path) => {
      const corners = cornersOf(path)
      const box: Extent = { left: 21, top: 17, right: 83, bottom: 77 }
      const parts = clipPolygon(corners, box)
      const figure = figuresFrom(place)
      const isInBox = ({ x, y }: Point) => x > box.left && x < box.right && y > box.top && y < box.bottom
      const points = Array.from({ length: 100 }, () => ({ x: 100 * figure(), y: 100 * figure() }))
      const wrong = points.filter(
        (point) =>
          (isInsideSlowly(corners, point) && isInBox(point)) !==
          parts.some((part) => isInsideSlowly(part, point)),
      )
      expect(wrong).toEqual([])
      for (const part of parts) expect(areaOf(part)).toBeGreaterThan(0)
    },
  )
})
