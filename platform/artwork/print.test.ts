import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comparePictures } from '#packages/artwork-renderer/testing/compare.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { loadFonts } from './fonts.ts'
import { printSurface } from './print.ts'
import { drawProof } from './proof.ts'
import { decodePicture } from './testing/pictures.ts'

const size = { photoWidthPx: 1500, photoHeightPx: 1000 }
let folder: string
const photos = async () => ({ file: join(folder, 'photo.jpg') })
const file = () => join(folder, 'print.jpg')

const photo = aPhoto({ ...size, placement: fillFrame(size, { widthMm: 380, heightMm: 280 }) })
const plain = aSurface({ elements: [photo] })
const worded = aSurface({ elements: [photo, aText({ colour: '#ffffff' })] })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-test-'))
  await writeFile(
    join(folder, 'photo.jpg'),
    await makePhoto({ widthPx: 1500, heightPx: 1000, orientation: 8 }),
  )
})
afterAll(() => rm(folder, { recursive: true }))

describe('a print', () => {
  test.each([
    ['one photo over the page', plain, 'photo'],
    ['a photo with words', worded, 'painted'],
  ])('of %s has the pixels of its page, its resolution and its colour profile', async (_, surface, way) => {
    const print = await printSurface(surface, { photos, fonts: await loadFonts(), dpi: 76.2, file: file() })
    // 380 x 280 mm at 3 pixels a millimetre
    expect(print).toEqual({ widthPx: 1140, heightPx: 840, way })
    const metadata = await sharp(await readFile(file())).metadata()
    expect(metadata).toMatchObject({ width: 1140, height: 840, chromaSubsampling: '4:4:4' })
    expect(metadata.density).toBeCloseTo(76, 0)
    expect(metadata.icc?.length).toBeGreaterThan(300)
    expect(metadata.orientation ?? 1).toBe(1)
  })

  test('looks as the proof does, whichever way it was made', async () => {
    const fonts = await loadFonts()
    for (const surface of [plain, worded]) {
      const proof = await drawProof(surface, { photos, fonts, widthPx: 1140, format: 'png' })
      await printSurface(surface, { photos, fonts, dpi: 76.2, file: file() })
      const likeness = comparePictures(
        await decodePicture(proof),
        await decodePicture(await readFile(file())),
      )
      expect(likeness.ssim).toBeGreaterThan(0.97)
      expect(likeness.meanDeltaE).toBeLessThan(1)
    }
  })

  test('can be a TIFF', async () => {
    const tiff = join(folder, 'print.tif')
    await printSurface(worded, { photos, fonts: await loadFonts(), dpi: 76.2, file: tiff, format: 'tiff' })
    const metadata = await sharp(tiff).metadata()
    expect(metadata).toMatchObject({ format: 'tiff', width: 1140, height: 840 })
    expect(metadata.density).toBeCloseTo(76.2, 0)
  })

  test('at a resolution no press has is a mistake', async () => {
    const options = { photos, fonts: await loadFonts(), dpi: 3000, file: file() }
    await expect(printSurface(plain, options)).rejects.toThrow('Expected dpi to be from 30 to 1200')
  })
})
