import { describe, expect, it } from 'vitest'
import type { Picture } from './compare.ts'
import { seenLikeness } from './seen-likeness.ts'

const SIZE = { widthPx: 48, heightPx: 32 }

/** A grey picture whose pixels are told by their place. */
const picture = (level: (x: number, y: number) => number, { widthPx, heightPx } = SIZE): Picture => ({
  data: Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return level(pixel % widthPx, Math.floor(pixel / widthPx))
  }),
  widthPx,
  heightPx,
})
const slope = (x: number, y: number) => 60 + 2 * x + y

describe('what eyes see of two pictures', () => {
  it('is the same of one picture', () => {
    expect(seenLikeness(picture(slope), picture(slope))).toEqual({
      ssim: expect.closeTo(1),
      meanDeltaE: 0,
      blockDeltaE: 0,
    })
  })

  it('is the same where grain differs within two pixels alone', () => {
    const grain = (sign: number) => picture((x, y) => slope(x, y) + (x % 2 === 0 ? 8 : -8) * sign)
    const { ssim, meanDeltaE } = seenLikeness(grain(1), grain(-1))
    expect(ssim).toBeCloseTo(1)
    expect(meanDeltaE).toBe(0)
  })

  it('keeps what is less than a level apart', () => {
    const lighter = picture((x, y) => slope(x, y) + (x % 2 === 0 && y % 2 === 0 ? 1 : 0))
    const { meanDeltaE } = seenLikeness(picture(slope), lighter)
    expect(meanDeltaE).toBeGreaterThan(0.05)
    expect(meanDeltaE).toBeLessThan(0.15)
  })

  it('tells a stripe of four pixels from none, and at a distance does not', () => {
    const striped = picture((x, y) => slope(x, y) + (x % 8 < 4 ? 6 : -6))
    const { meanDeltaE, blockDeltaE } = seenLikeness(picture(slope), striped)
    expect(meanDeltaE).toBeGreaterThan(1)
    expect(blockDeltaE).toBeLessThan(0.02)
  })

  it('leaves out what is less than a block', () => {
    const odd = { widthPx: 17, heightPx: 9 }
    const edge = picture((x, y) => (x === 16 || y === 8 ? 255 : 100), odd)
    expect(
      seenLikeness(
        picture(() => 100, odd),
        edge,
      ),
    ).toMatchObject({ meanDeltaE: 0, blockDeltaE: 0 })
  })

  it('is not said of pictures of two sizes, or smaller than a block', () => {
    const small = { widthPx: 6, heightPx: 8 }
    expect(() => seenLikeness(picture(slope), picture(slope, small))).toThrow('48 x 32 and 6 x 8')
    expect(() => seenLikeness(picture(slope, small), picture(slope, small))).toThrow('at least 8 x 8')
  })
})
