import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#packages/design-document/design.ts'
import { fillFrame, zoomPhoto } from '#packages/design-document/placement.ts'
import {
  aDesign,
  aPhoto,
  aPlacedPhoto,
  aShape,
  aSurface,
  aText,
} from '#packages/design-document/testing/builders.ts'
import { makeCopies } from '#platform/photos/copies.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { drawArtwork } from './draw-artwork.ts'

const size = { photoWidthPx: 3000, photoHeightPx: 2000 }
const date = new Date('2026-11-21T05:00:00Z')
let folder: string
const photos = async () => ({ file: join(folder, 'holiday.jpg') })
const printed = { name: 'face', label: 'Front', targetDpi: 100, mirrored: false }
const options = { photos, surfaces: [printed], title: 'Order 1000042, line 1', date, proofWidthPx: 400 }

/** A canvas of 300 x 200 mm with 43 mm of bleed, filled by a photo held sideways, with words on it. */
const face = aSurface({ bleedMm: 43 })
const photo = aPhoto({ ...size, placement: fillFrame(size, { widthMm: 386, heightMm: 286 }) })
const design = aDesign({ ...face, elements: [photo, aText()] })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artwork-test-'))
  const upright = { widthPx: 3000, heightPx: 2000, orientation: 6, profile: 'display-p3' } as const
  await writeFile(join(folder, 'holiday.jpg'), await makePhoto(upright))
})
afterAll(() => rm(folder, { recursive: true }))

async function artworkOf(subject = design, surfaces = [printed]) {
  const artwork = await drawArtwork(subject, { ...options, surfaces })
  return { ...artwork, document: await PDFDocument.load(artwork.pdf, { updateMetadata: false }) }
}

function picturesOf(document: PDFDocument): { width: number; height: number }[] {
  const number = (stream: PDFRawStream, key: string) =>
    stream.dict.lookup(PDFName.of(key), PDFNumber).asNumber()
  return jpegStreamsOf(document).map((stream) => ({
    width: number(stream, 'Width'),
    height: number(stream, 'Height'),
  }))
}

const jpegsOf = (document: PDFDocument) => jpegStreamsOf(document).map((stream) => stream.getContents())

function jpegStreamsOf(document: PDFDocument): PDFRawStream[] {
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter((stream) => stream.dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode'))
}

async function meanColour(jpeg: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(jpeg).stats()
  return channels.map(({ mean }) => mean)
}

describe('the artwork of a canvas', () => {
  test('has the trim, and the bleed as its page, to a tenth of a millimetre', async () => {
    const { document } = await artworkOf()
    const mm = (points: number) => (points * 25.4) / 72
    const page = document.getPage(0)
    const trim = page.getTrimBox()
    expect(mm(trim.x)).toBeCloseTo(43, 1)
    expect(mm(trim.y)).toBeCloseTo(43, 1)
    expect(mm(trim.width)).toBeCloseTo(300, 1)
    expect(mm(trim.height)).toBeCloseTo(200, 1)
    expect(page.getBleedBox()).toEqual(page.getMediaBox())
    expect(mm(page.getWidth())).toBeCloseTo(386, 1)
  })

  test('holds the photo once, at the resolution of the product', async () => {
    const { document } = await artworkOf()
    const [picture, ...others] = picturesOf(document)
    expect(others).toEqual([])
    // 386 x 286 mm at 100 dpi are 1520 x 1126 px; where the photo goes on there are two more for the press to sample.
    expect(picture?.width).toBeGreaterThanOrEqual(1520)
    expect(picture?.width).toBeLessThanOrEqual(1526)
    expect(picture?.height).toBe(1126)
  })

  test('never enlarges a photo: a strong crop keeps its own pixels', async () => {
    const zoomed = { ...photo, placement: zoomPhoto(photo, photo.placement, 10) }
    const { document } = await artworkOf(aDesign({ ...face, elements: [zoomed] }))
    const [picture] = picturesOf(document)
    // 3000 px printed 4290 mm wide, of which the page shows 386 mm.
    expect(picture?.width).toBeGreaterThanOrEqual(270)
    expect(picture?.width).toBeLessThanOrEqual(276)
  })

  test('asks the press to smooth a photo that has fewer pixels than it prints, and no other', async () => {
    const smoothed = async (zoom: number) => {
      const zoomed = { ...photo, placement: zoomPhoto(photo, photo.placement, zoom) }
      const { document } = await artworkOf(aDesign({ ...face, elements: [zoomed] }))
      return jpegStreamsOf(document).map(({ dict }) => dict.get(PDFName.of('Interpolate')))
    }
    expect(await smoothed(10)).toEqual([PDFBool.True])
    expect(await smoothed(1)).toEqual([undefined])
  })

  test('shows a photo in CMYK without a profile in the colours that its copy for the screen has', async () => {
    const file = join(folder, 'press.jpg')
    const press = sharp(await makePhoto({ widthPx: 300, heightPx: 200 })).toColourspace('cmyk')
    await writeFile(file, await press.jpeg({ quality: 95 }).toBuffer())
    expect(await sharp(file).metadata()).toMatchObject({ space: 'cmyk', hasProfile: false })
    const small = { photoWidthPx: 300, photoHeightPx: 200 }
    const element = aPhoto({ ...small, placement: fillFrame(small, { widthMm: 386, heightMm: 286 }) })
    const drawn = aDesign({ ...face, elements: [element] })
    const { pdf } = await drawArtwork(drawn, { ...options, photos: async () => ({ file }) })
    const [picture] = jpegsOf(await PDFDocument.load(pdf, { updateMetadata: false }))
    const copies = await makeCopies(file, 'test')
    if (copies === 'damaged' || !picture) throw new Error('Expected a photo and its copy')
    const [printed, shown] = await Promise.all([meanColour(picture), meanColour(copies.display)])
    for (const [place, level] of printed.entries())
      expect(Math.abs(level - (shown[place] ?? 0))).toBeLessThan(4)
  })

  test('draws words as outlines, with no font in the file', async () => {
    const { document, surfaces } = await artworkOf()
    const dictionaries = document.context.enumerateIndirectObjects().map(([, object]) => object)
    const fonts = dictionaries.filter(
      (object) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Font'),
    )
    expect(fonts).toEqual([])
    expect(surfaces.map(({ missing }) => missing)).toEqual([[]])
  })

  test('says what colours it was made for', async () => {
    const { document, pdf } = await artworkOf()
    expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.6')
    expect(document.catalog.has(PDFName.of('OutputIntents'))).toBe(true)
    expect(document.getTitle()).toBe('Order 1000042, line 1')
    // sRGB is a display profile; only a press profile may be called PDF/X-4.
    expect(pdf.includes('PDF/X-4')).toBe(false)
  })

  test('is the same to the byte when it is drawn again', async () => {
    const one = await artworkOf()
    const other = await artworkOf()
    expect(one.pdf.equals(other.pdf)).toBe(true)
    expect(one.proof.equals(other.proof)).toBe(true)
  })

  test('comes with a proof as wide as asked', async () => {
    const { proof } = await artworkOf()
    expect(await sharp(proof).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 296 })
  })
})

describe('the lowest resolution of the photos on a page', () => {
  test('is that of the original, and what the picture in the file has where it is below the target', async () => {
    const zoomed = { ...photo, placement: zoomPhoto(photo, photo.placement, 10) }
    const { surfaces, document } = await artworkOf(aDesign({ ...face, elements: [zoomed] }))
    // 3000 px on 4290 mm; on the 386 mm of the page are 270 of them.
    expect(surfaces[0]?.lowestDpi).toBeCloseTo((3000 * 25.4) / 4290, 5)
    const [picture] = picturesOf(document)
    expect(((picture?.width ?? 0) * 25.4) / 386).toBeCloseTo(surfaces[0]?.lowestDpi ?? 0, 0)
  })

  test('is above the target where a photo has more pixels than are printed', async () => {
    const { surfaces } = await artworkOf()
    expect(surfaces[0]?.lowestDpi).toBeCloseTo((3000 * 25.4) / 429, 5)
    expect(surfaces[0]?.lowestDpi).toBeGreaterThan(printed.targetDpi)
  })

  test('is that of the coarsest, in which what lies off the page does not count, nor do words', async () => {
    const photoAt = (xMm: number, photoWidthMm: number) =>
      aPlacedPhoto(
        { xMm, yMm: 10, widthMm: 60, heightMm: 40 },
        { ...size, id: `at-${xMm}`, placement: { photoWidthMm } },
      )
    const [fine, coarse, away] = [photoAt(10, 60), photoAt(100, 240), photoAt(900, 2400)]
    const lowestOf = async (elements: Design['surfaces'][number]['elements']) =>
      (await artworkOf(aDesign({ ...face, elements }))).surfaces[0]?.lowestDpi
    expect(await lowestOf([fine, coarse, away, aText()])).toBeCloseTo((3000 * 25.4) / 240, 5)
    expect(await lowestOf([away, aText()])).toBeUndefined()
  })
})

describe('inks beside the colours', () => {
  const elements = [
    aShape({ id: 'white', ink: 'white' }),
    aText({ id: 'foil', ink: 'gold-foil' }),
    aShape({ id: 'cut', fill: undefined, line: { widthMm: 0.25, colour: '#000000' }, ink: 'cut' }),
  ]

  test('are separations that overprint, by the names that presses and cutters look for', async () => {
    const { document, surfaces } = await artworkOf(aDesign({ ...face, elements: [photo, ...elements] }))
    expect(surfaces[0]?.inks).toEqual(['white', 'gold-foil', 'cut'])
    const resources = document.getPage(0).node.lookup(PDFName.of('Resources'), PDFDict)
    const spaces = resources.lookup(PDFName.of('ColorSpace'), PDFDict)
    const names = spaces.values().map((ref) => String(document.context.lookup(ref, PDFArray).get(1)))
    expect(names).toEqual(['/White', '/Gold#20Foil', '/CutContour'])
    const states = resources.lookup(PDFName.of('ExtGState'), PDFDict)
    expect(states.values().map((ref) => String(document.context.lookup(ref)))).toContainEqual(
      expect.stringMatching(/\/OP true\s+\/op true/),
    )
  })

  test('are nowhere in a file of colours', async () => {
    const { document, surfaces } = await artworkOf()
    expect(surfaces[0]?.inks).toEqual([])
    const resources = document.getPage(0).node.lookup(PDFName.of('Resources'), PDFDict)
    expect(resources.has(PDFName.of('ColorSpace'))).toBe(false)
  })
})

describe('what cannot be drawn', () => {
  test('a photo of another size than the design was made with is not printed', async () => {
    const wrong = aPhoto({ photoWidthPx: 2000, photoHeightPx: 3000 })
    await expect(artworkOf(aDesign({ ...face, elements: [wrong] }))).rejects.toThrow(
      'Expected photo holiday to be 2000 x 3000 px but it is 3000 x 2000 px',
    )
  })

  test('a font that is not on the menu', async () => {
    const unknown = aDesign({ ...face, elements: [aText({ font: 'Papyrus' })] })
    await expect(artworkOf(unknown)).rejects.toThrow('received "Papyrus"')
  })

  test('characters that no font has are reported', async () => {
    const { surfaces } = await artworkOf(aDesign({ ...face, elements: [aText({ text: 'Hi 😀' })] }))
    expect(surfaces.map(({ missing }) => missing)).toEqual([['😀']])
  })
})

test('drawing leaves other requests their turn', async () => {
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  await artworkOf()
  clearInterval(others)
  expect(turns).toBeGreaterThanOrEqual(5)
})
