import { describe, expect, it } from 'vitest'
import { blurGreys } from './blur.ts'

/** A white line across black, blurred, and a column through it. */
function columnOf(sigma: number) {
  const side = 2 * Math.ceil(5 * sigma) + 1
  const greys = new Uint8ClampedArray(side * side)
  const middle = (side - 1) / 2
  greys.fill(255, middle * side, (middle + 1) * side)
  const blurred = blurGreys(greys, { widthPx: side, heightPx: side }, sigma)
  return Array.from({ length: side }, (_, y) => ({
    from: y - middle,
    level: blurred[y * side + middle] ?? 0,
  }))
}

describe('a Gaussian blur', () => {
  it.each([0.5, 0.9, 1.7, 2.2, 5, 12.3])('is the bell at a deviation of %d px', (sigma) => {
    const peak = 255 / (sigma * Math.sqrt(2 * Math.PI))
    for (const { from, level } of columnOf(sigma)) {
      const bell = peak * Math.exp(-(from ** 2) / (2 * sigma ** 2))
      // Half a level of rounding, and what three boxes are beside the bell.
      expect(Math.abs(level - bell), `${from} px from the line`).toBeLessThan(0.5 + 0.08 * peak)
    }
  })

  it('goes on beyond the edges as it is there: an even picture stays even', () => {
    const greys = new Uint8ClampedArray(7 * 5).fill(180)
    expect([...blurGreys(greys, { widthPx: 7, heightPx: 5 }, 3)]).toEqual([...greys])
  })

  it('does not turn the picture, nor change the one it was given', () => {
    const greys = Uint8ClampedArray.from([0, 0, 0, 0, 255, 255, 255, 255])
    const blurred = blurGreys(greys, { widthPx: 4, heightPx: 2 }, 0.4)
    expect(Math.max(...blurred.slice(0, 4))).toBeLessThan(128)
    expect(Math.min(...blurred.slice(4))).toBeGreaterThan(127)
    expect([...greys]).toEqual([0, 0, 0, 0, 255, 255, 255, 255])
  })
})
