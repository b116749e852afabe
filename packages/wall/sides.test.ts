import { describe, expect, test } from 'vitest'
import type { Corners } from './homography.ts'
import { type Plane, softened } from './lightness.ts'
import { fittedSides } from './sides.ts'

const SIZE = 160
const at = (x: number, y: number) => ({ x, y })
/** A light sheet from 30, 40 to 130, 120 on a dark wall, but for what lies on it. */
function wall(isCovered: (x: number, y: number) => boolean = () => false): Plane {
  const levels = Float32Array.from({ length: SIZE * SIZE }, (_, index) => {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)]
    const isSheet = x >= 30 && x < 130 && y >= 40 && y < 120
    return isSheet && !isCovered(x, y) ? 200 : 40
  })
  return softened({ widthPx: SIZE, heightPx: SIZE, levels }, 1)
}
const SHEET: Corners = [at(30, 40), at(130, 40), at(130, 120), at(30, 120)]
const moved = (corners: Corners, by: number): Corners =>
  corners.map(({ x, y }, index) => at(x + (index % 2 ? by : -by), y + by)) as unknown as Corners
const FIT = { reachPx: 6, steepness: 5 }

describe('the sides of a sheet', () => {
  test('are found to a fraction of a pixel from corners that are three pixels off', () => {
    const found = fittedSides(wall(), moved(SHEET, 3), FIT)
    for (const [index, { x, y }] of (found?.corners ?? []).entries()) {
      expect(x).toBeCloseTo(SHEET[index]?.x ?? 0, 0)
      expect(y).toBeCloseTo(SHEET[index]?.y ?? 0, 0)
    }
    expect(found?.corners).toHaveLength(4)
    expect(found?.offPx).toBeLessThan(0.2)
  })

  test('are edges all along', () => {
    for (const share of fittedSides(wall(), SHEET, FIT)?.shares ?? [0]) expect(share).toBeGreaterThan(0.95)
  })

  test('stay where they are when a hand covers a third of one, which is an edge for less of its length', () => {
    const found = fittedSides(
      wall((x, y) => x >= 60 && x < 93 && y < 60),
      SHEET,
      FIT,
    )
    const [topShare = 1, ...others] = found?.shares ?? []
    expect(topShare).toBeLessThan(0.75)
    for (const share of others) expect(share).toBeGreaterThan(0.95)
    expect(found?.corners[0].y).toBeCloseTo(40, 0)
  })

  test('rise as steeply as they are seen', () => {
    // 160 levels in a softening of one pixel: a good 60 a pixel where it is steepest.
    const steepness = fittedSides(wall(), SHEET, FIT)?.steepness ?? 0
    expect(steepness).toBeGreaterThan(35)
    expect(steepness).toBeLessThan(75)
  })
})

test.each<[string, Plane, Corners, typeof FIT]>([
  ['further off than is looked', wall(), moved(SHEET, 12), FIT],
  ['fainter than is asked for', wall(), SHEET, { ...FIT, steepness: 100 }],
  [
    'walked the wrong way round, so that the light is outside',
    wall(),
    [SHEET[3], SHEET[2], SHEET[1], SHEET[0]],
    FIT,
  ],
  ['of which one is covered', wall((_, y) => y < 50), SHEET, FIT],
])('sides %s are none', (_, plane, corners, fit) => {
  expect(fittedSides(plane, corners, fit)).toBeUndefined()
})
