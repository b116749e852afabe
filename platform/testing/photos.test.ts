import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { decodePicture } from '#platform/artwork/testing/pictures.ts'
import { makePhoto, type Orientation } from './photos.ts'

const size = { widthPx: 120, heightPx: 80 }
const upright = async (jpeg: Buffer) => decodePicture(await sharp(jpeg).autoOrient().png().toBuffer())

describe('photos made for tests', () => {
  test('are the same photo however the camera was held', async () => {
    const expected = await upright(await makePhoto(size))
    for (const orientation of [2, 3, 4, 5, 6, 7, 8] satisfies Orientation[]) {
      const jpeg = await makePhoto({ ...size, orientation })
      expect((await sharp(jpeg).metadata()).orientation).toBe(orientation)
      expect(
        comparePictures(expected, await upright(jpeg)).ssim,
        `orientation ${orientation}`,
      ).toBeGreaterThan(0.98)
    }
  })

  test('carry their colour profile', async () => {
    const p3 = await sharp(await makePhoto({ ...size, profile: 'display-p3' })).metadata()
    const srgb = await sharp(await makePhoto(size)).metadata()
    expect(p3.icc?.equals(srgb.icc ?? Buffer.alloc(0))).toBe(false)
  })

  test('differ by seed and repeat by seed', async () => {
    const one = await makePhoto({ ...size, seed: 1 })
    expect((await makePhoto({ ...size, seed: 1 })).equals(one)).toBe(true)
    expect((await makePhoto({ ...size, seed: 2 })).equals(one)).toBe(false)
  })
})
