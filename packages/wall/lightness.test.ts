import { describe, expect, test } from 'vitest'
import { inLight, levelAt, lightnessOf, type Plane, slopesOf, softened } from './lightness.ts'

const plane = (widthPx: number, ...levels: number[]): Plane => ({
  widthPx,
  heightPx: levels.length / widthPx,
  levels: Float32Array.from(levels),
})

test('lightness is half that of eyes, half the weakest colour, so that paper stands out from a yellow wall', () => {
  // 29.9 + 117.4 + 5.7 = 153, and the weakest is 50. Yellow: 76.245 + 149.685 + 0 = 225.93, and 0.
  const rgba = Uint8ClampedArray.from([100, 200, 50, 255, 255, 255, 0, 255, 255, 255, 255, 0])
  const { widthPx, heightPx, levels } = lightnessOf({ widthPx: 3, heightPx: 1, rgba })
  expect([widthPx, heightPx]).toEqual([3, 1])
  expect([...levels]).toEqual([101.5, expect.closeTo(112.965, 3), 255])
})

test('half a level is a fifth of the light', () => {
  // 0.5 ** 2.2 = 0.217638.
  const { levels } = inLight(plane(3, 0, 127.5, 255))
  expect([...levels]).toEqual([0, expect.closeTo(55.4976, 3), 255])
})

describe('a softened plane', () => {
  test('spreads a speck by the bell, as far across as down', () => {
    const speck = new Array<number>(35).fill(0)
    speck[2 * 7 + 3] = 1000
    const { widthPx, heightPx, levels } = softened(plane(7, ...speck), 0.3)
    expect([widthPx, heightPx]).toEqual([7, 5])
    // The bell is 1, and 0.0038659 a pixel away: of their sum, 0.9923275 and 0.0038363.
    const at = (x: number, y: number) => levels[y * 7 + x]
    expect(at(3, 2)).toBeCloseTo(984.714, 2)
    for (const [x, y] of [
      [2, 2],
      [4, 2],
      [3, 1],
      [3, 3],
    ] as const)
      expect(at(x, y)).toBeCloseTo(3.8069, 3)
    expect(at(4, 3)).toBeCloseTo(0.014717, 5)
    expect(at(5, 2)).toBe(0)
  })

  test('reaches three deviations', () => {
    const line = new Array<number>(15).fill(0)
    line[7] = 1000
    const { levels } = softened(plane(15, ...line), 1)
    expect([3, 4, 10, 11].map((x) => (levels[x] ?? 0) > 0)).toEqual([false, true, true, false])
  })

  test('goes on beyond its border as it is there', () => {
    for (const level of softened(plane(3, ...new Array<number>(6).fill(200)), 2).levels) {
      expect(level).toBeCloseTo(200, 3)
    }
    const [first = 0, second = 0] = softened(plane(4, 900, 0, 0, 0), 0.3).levels
    expect(first).toBeCloseTo(900 * (0.9923275 + 0.0038363), 2)
    expect(second).toBeCloseTo(900 * 0.0038363, 2)
  })
})

describe('the level between pixels', () => {
  const ramp = plane(3, 0, 10, 20, 30, 40, 50, 60, 70, 80)

  test.each([
    ['in the middle of the first pixel', 0.5, 0.5, 0],
    ['half-way to the pixel beside it', 1, 0.5, 5],
    ['half-way to the one below', 0.5, 1, 15],
    ['between four', 1, 1, 20],
    ['a quarter of the way', 1.75, 0.75, 20],
    ['in the middle of the picture', 1.5, 1.5, 40],
    ['left of it', -9, 0.5, 0],
    ['above it', 1.5, -9, 10],
  ])('%s', (_, x, y, level) => expect(levelAt(ramp, { x, y })).toBeCloseTo(level, 5))

  test.each([
    ['right of it', 99, 0.5, 20],
    ['below it', 0.5, 99, 60],
    ['below it on the right', 99, 99, 80],
  ])('%s the border goes on', (_, x, y, level) => {
    // All but a thousandth of the way to the last pixel.
    expect(Math.abs(levelAt(ramp, { x, y }) - level)).toBeLessThan(0.05)
  })
})

test('a plane rises by half of what lies between the pixels on both sides; its border has no slope', () => {
  // Squares across, and ten times the squares down.
  const squares = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3, 4].map((x) => x * x + 10 * y * y))
  const { right, down } = slopesOf(plane(5, ...squares))
  expect([...right]).toEqual([0, 0, 0, 0, 0, 0, 2, 4, 6, 0, 0, 2, 4, 6, 0, 0, 0, 0, 0, 0])
  expect([...down]).toEqual([0, 0, 0, 0, 0, 0, 20, 20, 20, 0, 0, 40, 40, 40, 0, 0, 0, 0, 0, 0])
})
