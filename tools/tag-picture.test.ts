import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { srgbProfile } from '#platform/artwork/colour-profile.ts'
import { tagPicture } from './tag-picture.ts'

const drawn = (channels: 3 | 4 = 3, side = 67) => {
  const pixels = Buffer.from(Array.from({ length: side * 41 * channels }, (_, at) => (at * 37) % 251))
  return sharp(pixels, { raw: { width: side, height: 41, channels } })
}

describe('the colour profile of pictures that the shop keeps as files', () => {
  test.each([
    ['JPEG', () => drawn().jpeg().toBuffer()],
    ['progressive JPEG of mozjpeg', () => drawn().jpeg({ mozjpeg: true }).toBuffer()],
    ['PNG', () => drawn().png().toBuffer()],
    ['PNG with a palette', () => drawn().png({ palette: true }).toBuffer()],
    ['WebP', () => drawn().webp().toBuffer()],
    ['WebP with opacity', () => drawn(4).webp().toBuffer()],
    ['lossless WebP', () => drawn().webp({ lossless: true }).toBuffer()],
    ['lossless WebP with opacity', () => drawn(4).webp({ lossless: true }).toBuffer()],
    ['WebP of odd length', () => drawn(3, 3).webp().toBuffer()],
    ['AVIF', () => drawn().avif({ effort: 1 }).toBuffer()],
    ['AVIF with opacity', () => drawn(4).avif({ effort: 1 }).toBuffer()],
  ])('is sRGB, and no pixel changes: %s', async (_, make) => {
    const [picture, icc] = [await make(), await srgbProfile()]
    const tagged = tagPicture(picture, icc)
    const { icc: found, width, height, hasAlpha } = await sharp(tagged).metadata()
    expect(found?.equals(icc)).toBe(true)
    const before = await sharp(picture).metadata()
    expect({ width, height, hasAlpha }).toEqual({
      width: before.width,
      height: before.height,
      hasAlpha: before.hasAlpha,
    })
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer()
    expect((await pixels(tagged)).equals(await pixels(picture))).toBe(true)
    expect(tagged.length - picture.length).toBeLessThan(540)
    expect(tagPicture(tagged, icc)).toBe(tagged)
  })

  test('any other file is refused', async () => {
    const gif = await drawn().gif().toBuffer()
    expect(() => tagPicture(gif, gif)).toThrow('Expected a JPEG, PNG, WebP or AVIF')
  })
})
