/** The copy of a photo that the editor filters once, beside the photo that the press filters. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterPixels } from '#packages/artwork-renderer/filtered-pixels.ts'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { filterSchema, type PhotoElement } from '#packages/design-document/design.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { preparePhoto } from './prepare-photo.ts'

const photo = { photoWidthPx: 2400, photoHeightPx: 1600 }
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filtered-'))
  file = join(folder, 'photo.jpg')
  await writeFile(file, await makePhoto({ widthPx: 2400, heightPx: 1600, seed: 5 }))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(filterSchema.options.filter((filter) => filter !== 'none'))('%s', (filter) => {
  test.each([1200, 480])('a copy %i px wide is filtered as in print', async (widthPx) => {
    const size = { widthPx, heightPx: (widthPx * 2) / 3 }
    const screen = await filteredCopy(filter, size)
    const print = await printed(filter, size)
    const { ssim, meanDeltaE } = comparePictures({ data: screen, ...size }, { data: print, ...size })
    // A pencil makes faint shading of the last bit of a grey, and libvips rounds its blurs to whole levels twice.
    expect(ssim).toBeGreaterThanOrEqual(filter === 'pencil' ? 0.96 : 0.999)
    expect(meanDeltaE).toBeLessThanOrEqual(filter === 'pencil' ? 0.4 : 0.1)
  })
})

test('a photo without a filter stays as it is', () => {
  const pixels = Uint8ClampedArray.from([1, 2, 3, 255])
  filterPixels(pixels, { widthPx: 1, heightPx: 1 }, { filter: 'none', ...photo })
  expect([...pixels]).toEqual([1, 2, 3, 255])
})

type Size = { widthPx: number; heightPx: number }

async function filteredCopy(filter: PhotoElement['filter'], size: Size): Promise<Uint8Array> {
  const copy = sharp(file).resize(size.widthPx, size.heightPx, { fit: 'fill', fastShrinkOnLoad: false })
  const rgba = new Uint8ClampedArray(await copy.ensureAlpha().raw().toBuffer())
  filterPixels(rgba, size, { filter, ...photo })
  const { widthPx: width, heightPx: height } = size
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function printed(filter: PhotoElement['filter'], size: Size): Promise<Uint8Array> {
  const crop = { left: 0, top: 0, width: photo.photoWidthPx, height: photo.photoHeightPx }
  const element = { ...photo, filter } as PhotoElement
  return (await preparePhoto(file, element, { crop, ...size } as never, size)).removeAlpha().raw().toBuffer()
}
