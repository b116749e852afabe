/** The copy of a photo that the editor filters once, beside the photo that the press filters. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filterPixels } from '#packages/artwork-renderer/filtered-pixels.ts'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { type Adjustments, filterSchema, type PhotoElement } from '#packages/design-document/design.ts'
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

const ADJUSTED: Adjustments = { brightness: 30, contrast: 60, saturation: -40, warmth: 70 }

describe.each<[string, Changed]>([
  ...filterSchema.options.map((filter): [string, Changed] => [filter, { filter }]),
  ['adjusted', { filter: 'none', adjustments: ADJUSTED }],
  ['adjusted and golden', { filter: 'golden', adjustments: ADJUSTED }],
  ['adjusted and pencil', { filter: 'pencil', adjustments: ADJUSTED }],
])('%s', (_, changed) => {
  test.each(changed.filter === 'pencil' ? [1200, 480] : [480])(
    'a copy %i px wide has the colours of the print',
    async (widthPx) => {
      const size = { widthPx, heightPx: (widthPx * 2) / 3 }
      const screen = await filteredCopy(changed, size)
      const print = await printed(changed, size)
      const { ssim, meanDeltaE } = comparePictures({ data: screen, ...size }, { data: print, ...size })
      // A pencil makes faint shading of the last bit of a grey, and libvips rounds its blurs to whole levels twice.
      expect(ssim).toBeGreaterThanOrEqual(changed.filter === 'pencil' ? 0.96 : 0.999)
      expect(meanDeltaE).toBeLessThanOrEqual(changed.filter === 'pencil' ? 0.4 : 0.1)
    },
  )
})

test('a photo without a filter stays as it is', () => {
  const pixels = Uint8ClampedArray.from([1, 2, 3, 255])
  filterPixels(pixels, { widthPx: 1, heightPx: 1 }, { filter: 'none', ...photo })
  expect([...pixels]).toEqual([1, 2, 3, 255])
})

type Changed = Pick<PhotoElement, 'filter' | 'adjustments'>
type Size = { widthPx: number; heightPx: number }

async function filteredCopy(changed: Changed, size: Size): Promise<Uint8Array> {
  const copy = sharp(file).resize(size.widthPx, size.heightPx, { fit: 'fill', fastShrinkOnLoad: false })
  const rgba = new Uint8ClampedArray(await copy.ensureAlpha().raw().toBuffer())
  filterPixels(rgba, size, { ...changed, ...photo })
  const { widthPx: width, heightPx: height } = size
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function printed(changed: Changed, size: Size): Promise<Uint8Array> {
  const crop = { left: 0, top: 0, width: photo.photoWidthPx, height: photo.photoHeightPx }
  const element = { ...photo, ...changed } as PhotoElement
  return (await preparePhoto(file, element, { crop, ...size } as never, size)).removeAlpha().raw().toBuffer()
}
