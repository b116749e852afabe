import { describe, expect, test } from 'vitest'
import type { Plane } from './lightness.ts'
import { softened } from './lightness.ts'
import { lineSegments } from './line-segments.ts'

const SIZE = 60
const DARK = 40
const LIGHT = 200

/** A softened picture that is light where it says so. */
function picture(isLight: (x: number, y: number) => boolean): Plane {
  const levels = Float32Array.from({ length: SIZE * SIZE }, (_, at) =>
    isLight(at % SIZE, Math.floor(at / SIZE)) ? LIGHT : DARK,
  )
  return softened({ widthPx: SIZE, heightPx: SIZE, levels }, 1)
}
const rounded = (plane: Plane, steepness = 5) =>
  lineSegments(plane, steepness).map(({ from, to }) =>
    [from, to].map(({ x, y }) => [Math.round(x), Math.round(y)]),
  )

describe('an edge in a photo', () => {
  test('upright, with the light on the right hand of its way: light to the left is walked down', () => {
    const [[from, to] = []] = rounded(picture((x) => x < 30))
    expect(from?.[0]).toBe(30)
    expect(to?.[0]).toBe(30)
    expect(from?.[1]).toBeLessThan(to?.[1] ?? 0)
  })

  test('upright, with the light to the right, is walked up', () => {
    const [[from, to] = []] = rounded(picture((x) => x >= 30))
    expect(from?.[1]).toBeGreaterThan(to?.[1] ?? 0)
  })

  test('level, with the light below, is walked to the right', () => {
    const [[from, to] = []] = rounded(picture((_, y) => y >= 20))
    expect([from?.[1], to?.[1]]).toEqual([20, 20])
    expect(from?.[0]).toBeLessThan(to?.[0] ?? 0)
  })

  test('is as long as it is seen', () => {
    const [[from, to] = []] = rounded(picture((_, y) => y >= 20))
    expect((to?.[0] ?? 0) - (from?.[0] ?? 0)).toBeGreaterThan(SIZE - 5)
  })
})

test('a light sheet has four edges, longest first', () => {
  const found = lineSegments(
    picture((x, y) => x >= 10 && x < 50 && y >= 20 && y < 40),
    5,
  )
  expect(found).toHaveLength(4)
  const lengths = found.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y))
  expect(lengths).toEqual(lengths.toSorted((one, other) => other - one))
  expect(lengths[0]).toBeGreaterThan(35)
  expect(lengths[3]).toBeLessThan(22)
})

test.each<[string, Plane, number]>([
  ['a plain wall', picture(() => true), 5],
  ['an edge that rises less than is asked for', picture((x) => x < 30), 200],
  ['a spot of fewer than 12 pixels', picture((x, y) => x === 30 && y === 30), 15],
  ['a round spot, which is as wide as it is long', picture((x, y) => Math.hypot(x - 30, y - 30) < 3), 5],
])('%s has no edges', (_, plane, steepness) => {
  expect(lineSegments(plane, steepness)).toEqual([])
})
