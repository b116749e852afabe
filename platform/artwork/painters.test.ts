import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import { renderCases } from '#packages/artwork-renderer/testing/cases.ts'
import { comparePictures, type Picture } from '#packages/artwork-renderer/testing/compare.ts'
import { srgbProfile } from './colour-profile.ts'
import { loadFonts } from './fonts.ts'
import { drawPdf } from './pdf.ts'
import { drawProof } from './proof.ts'
import { type CaseFiles, caseFiles } from './testing/case-files.ts'
import { decodePicture, drawPdfPage } from './testing/pictures.ts'

/** Small photos and pictures: quick enough for every run. The browser test does the same in full size. */
const PHOTO_SCALE = 0.15
const WIDTH_PX = 480
/** Width of the expected pictures. To make them anew, remove them, run this test, and look at every one. */
const EXPECTED_WIDTH_PX = 240
const expectedFolder = join(import.meta.dirname, '../../packages/artwork-renderer/testing/expected')

let files: CaseFiles
beforeAll(async () => {
  files = await caseFiles(PHOTO_SCALE)
})
afterAll(() => files.remove())

describe.each(renderCases(PHOTO_SCALE))('$name', ({ name, surface, targetDpi, isTextOnly }) => {
  test('the proof and the PDF are one picture', async () => {
    const fonts = await loadFonts()
    const { photos } = files
    const proof = await decodePicture(
      await drawProof(surface, { photos, fonts, widthPx: WIDTH_PX, format: 'png' }),
    )
    const drawList = drawListOf(surface, fonts)
    const pdf = await drawPdf([{ drawList, targetDpi }], { photos, title: name, date: new Date(0) })
    const likeness = comparePictures(proof, await drawPdfPage(pdf, WIDTH_PX, isTextOnly ? 1 : 2))
    expect(likeness.ssim).toBeGreaterThanOrEqual(isTextOnly ? 0.999 : 0.96)
    expect(likeness.meanDeltaE).toBeLessThanOrEqual(isTextOnly ? 0.1 : 1.5)
  })

  test('the proof is the picture expected', async () => {
    const fonts = await loadFonts()
    const options = { photos: files.photos, fonts, widthPx: EXPECTED_WIDTH_PX, format: 'png' } as const
    const picture = await drawProof(surface, options)
    expect((await sharp(picture).metadata()).icc?.equals(await srgbProfile())).toBe(true)
    const proof = await decodePicture(picture)
    const likeness = comparePictures(proof, await expectedPicture(name, proof))
    expect(likeness.ssim).toBeGreaterThanOrEqual(0.995)
    expect(likeness.meanDeltaE).toBeLessThanOrEqual(0.3)
  })
})

async function expectedPicture(name: string, made: Picture): Promise<Picture> {
  const file = join(expectedFolder, `${name.replace(/[^a-z]+/g, '-')}.png`)
  if (!existsSync(file)) {
    const { widthPx: width, heightPx: height } = made
    await mkdir(expectedFolder, { recursive: true })
    const png = sharp(made.data, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 9 })
    await writeFile(file, await png.toBuffer())
    throw new Error(
      `There was no expected picture for "${name}". One was made: look at it before keeping it.`,
    )
  }
  return decodePicture(await readFile(file))
}
