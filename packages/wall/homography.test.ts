import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterMoving,
  type Corners,
  cssTransform,
  homographyBetween,
  inverseOf,
  seenAt,
} from './homography.ts'

const square: Corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
]
const aslant: Corners = [
  { x: 310, y: 202 },
  { x: 395, y: 190 },
  { x: 401, y: 333 },
  { x: 305, y: 318 },
]

describe('a plane seen on another', () => {
  it('has its four corners exactly where they were seen', () => {
    const seen = homographyBetween(square, aslant)
    for (const [index, corner] of square.entries()) {
      expect(seenAt(seen, corner).x).toBeCloseTo(aslant[index]?.x ?? 0, 6)
      expect(seenAt(seen, corner).y).toBeCloseTo(aslant[index]?.y ?? 0, 6)
    }
  })

  it('leads back to every point', () => {
    const there = homographyBetween(square, aslant)
    const back = inverseOf(there)
    const moved = afterMoving(there, { x: 40, y: -30, degrees: 20 })
    const place = fc.double({ min: -300, max: 300, noNaN: true })
    fc.assert(
      fc.property(place, place, (x, y) => {
        const again = seenAt(back, seenAt(there, { x, y }))
        expect(again.x).toBeCloseTo(x, 4)
        expect(again.y).toBeCloseTo(y, 4)
        const fromMoved = seenAt(inverseOf(moved), seenAt(moved, { x, y }))
        expect(Math.hypot(fromMoved.x - x, fromMoved.y - y)).toBeLessThan(1e-4)
      }),
    )
  })

  it('is moved and turned clockwise before it is seen', () => {
    const seen = homographyBetween(square, square)
    const moved = seenAt(afterMoving(seen, { x: 10, y: 20, degrees: 90 }), { x: 1, y: 0 })
    expect(moved.x).toBeCloseTo(10, 9)
    expect(moved.y).toBeCloseTo(21, 9)
  })

  it('is refused when three corners stand in a line', () => {
    const flat: Corners = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 0 }, aslant[3]]
    expect(() => homographyBetween(square, flat)).toThrow(RangeError)
  })

  it('becomes a transform of sixteen numbers for the browser', () => {
    expect(cssTransform(homographyBetween(square, aslant))).toMatch(
      /^matrix3d\((-?[\d.e-]+,){15}-?[\d.e-]+\)$/,
    )
  })
})
