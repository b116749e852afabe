import { describe, expect, test } from 'vitest'
import { comparePictures, deltaE2000, labOf } from './compare.ts'

describe('colour difference', () => {
  // Pairs from the published test data of Sharma, Wu and Dalal, 2005.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('%s and %s differ by %f', (one, other, expected) => {
    expect(deltaE2000(one, other)).toBeCloseTo(expected, 4)
    expect(deltaE2000(other, one)).toBeCloseTo(expected, 4)
  })

  test('white is 100 light and without colour', () => {
    const [lightness, a, b] = labOf(255, 255, 255)
    expect(lightness).toBeCloseTo(100, 3)
    expect(Math.hypot(a, b)).toBeLessThan(0.02)
  })
})

describe('structure', () => {
  const size = { widthPx: 40, heightPx: 30 }
  const stripes = Uint8Array.from({ length: 40 * 30 * 3 }, (_, index) =>
    Math.floor(index / 3) % 4 < 2 ? 40 : 210,
  )

  test('a picture is wholly like itself', () => {
    const picture = { data: stripes, ...size }
    expect(comparePictures(picture, picture)).toEqual({
      ssim: expect.closeTo(1),
      meanDeltaE: 0,
      p99DeltaE: 0,
    })
  })

  test('stripes moved by a pixel are seen', () => {
    const moved = Uint8Array.from(stripes, (_, index) => stripes[(index + 3) % stripes.length] ?? 0)
    expect(comparePictures({ data: stripes, ...size }, { data: moved, ...size }).ssim).toBeLessThan(0.5)
  })

  test('pictures of two sizes cannot be compared', () => {
    const other = { data: new Uint8Array(3), widthPx: 1, heightPx: 1 }
    expect(() => comparePictures({ data: stripes, ...size }, other)).toThrow('Expected pictures of one size')
  })
})
