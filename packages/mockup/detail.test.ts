import { describe, expect, test } from 'vitest'
import { DETAIL_STEPS, detailAt } from './detail.ts'
import type { SceneMap } from './map.ts'
import type { SceneSurface } from './scene.ts'

/** One texel for each of the 65,535 places across, and two down. */
const front: SceneSurface = {
  name: 'front',
  widthMm: 300,
  heightMm: 300,
  texelsWide: 65_535,
  texelsHigh: 131_070,
}
const back: SceneSurface = { ...front, name: 'back', texelsWide: 4 * 65_535 }

interface Pixels {
  width: number
  u: number[]
  v?: number[]
  coverage?: number[]
  surface?: number[]
}

/** The level that a pixel is drawn from. */
function levelOf({ width, u, v = [], coverage, surface = [] }: Pixels, at: number): number {
  const size = u.length
  const map: SceneMap = {
    width,
    height: size / width,
    u: Uint16Array.from(u),
    v: Uint16Array.from({ length: size }, (_, index) => v[index] ?? 0),
    coverage: Uint8Array.from({ length: size }, (_, index) => coverage?.[index] ?? 255),
    surface: Uint8Array.from({ length: size }, (_, index) => surface[index] ?? 0),
  }
  return detailAt(map, [front, back], at) / DETAIL_STEPS
}

describe('the level of a texture follows from how far apart neighbours are', () => {
  test.each<[string, number, Pixels, number]>([
    ['as it is, a texel from pixel to pixel', 0, { width: 3, u: [0, 1, 2] }, 1],
    ['as it is, where several pixels show one texel', 0, { width: 3, u: [5, 5, 5] }, 1],
    ['halved twice, four texels from pixel to pixel', 2, { width: 3, u: [0, 4, 8] }, 1],
    ['by the nearer of both sides, over a seam on the right', 2, { width: 3, u: [0, 4, 900] }, 1],
    ['by the nearer of both sides, over a seam on the left', 2, { width: 3, u: [900, 4, 8] }, 1],
    ['by the only one at the left end', 2, { width: 3, u: [0, 4, 900] }, 0],
    ['by the only one at the right end', 3, { width: 3, u: [900, 2, 10] }, 2],
    ['by rows, where columns show the same', 2, { width: 1, u: [0, 4, 8] }, 1],
    ['by the nearer of both rows, over a seam below', 2, { width: 1, u: [0, 4, 900] }, 1],
    ['by the nearer of both rows, over a seam above', 2, { width: 1, u: [900, 4, 8] }, 1],
    ['by the only row at the upper end', 2, { width: 1, u: [0, 4, 900] }, 0],
    ['by the only row at the lower end', 3, { width: 1, u: [900, 2, 10] }, 2],
    ['by rows, where those are further apart than columns', 3, { width: 2, u: [0, 2, 8, 10] }, 0],
    ['by columns, where those are further apart than rows', 3, { width: 2, u: [0, 8, 2, 10] }, 0],
    [
      'by what lies across and down together: 3 and 2 × 2 texels are 5',
      2.32,
      { width: 2, u: [0, 3], v: [0, 2] },
      0,
    ],
    ['by the texels of its own surface', 4, { width: 2, u: [0, 4], surface: [1, 1] }, 0],
  ])('%s: %d', (_, level, pixels, at) => expect(levelOf(pixels, at)).toBeCloseTo(level, 2))
})

describe('a pixel that has no neighbour of its surface is drawn as it is', () => {
  test.each<[string, Pixels, number]>([
    ['alone in its picture', { width: 1, u: [7] }, 0],
    ['beside another surface', { width: 2, u: [0, 900], surface: [0, 1] }, 0],
    ['beside the bare wall', { width: 2, u: [0, 900], coverage: [255, 0] }, 0],
    ['at the end of a row, before the next', { width: 2, u: [0, 50, 900, 0], surface: [1, 0, 0, 1] }, 1],
    [
      'at the start of a row, behind the one before',
      { width: 2, u: [0, 50, 900, 0], surface: [1, 0, 0, 1] },
      2,
    ],
  ])('%s', (_, pixels, at) => expect(levelOf(pixels, at)).toBe(0))
})
