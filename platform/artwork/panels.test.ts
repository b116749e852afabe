/** The press file of one photo over three panels, read back from the file itself. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Edge } from '#packages/design-document/design.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aDesign, aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { panelsOf } from '#packages/product/panels.ts'
import { drawArtwork } from './draw-artwork.ts'
import { loadFonts } from './fonts.ts'
import { drawProof } from './proof.ts'
import { decodePicture, drawPdfPage } from './testing/pictures.ts'

const BLEED = 43
const whole = { widthMm: 950, heightMm: 600, bleedMm: BLEED }
const panels = panelsOf(whole, { count: 3, gapMm: 25 })
/** A millimetre of the whole picture with its bleed is a pixel, and red and green say which millimetre it is. */
const size = { photoWidthPx: 950 + 2 * BLEED, photoHeightPx: 600 + 2 * BLEED }
const STEP = 250 / size.photoWidthPx
/** Two levels of a JPEG, and less than a third of a gap. */
const NEAR_MM = 8
let folder: string
const photos = async () => ({ file: join(folder, 'columns.png') })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panels-test-'))
  const { photoWidthPx: width, photoHeightPx: height } = size
  const pixels = Buffer.alloc(width * height * 3, 60)
  for (let at = 0; at < width * height; at++) {
    pixels[at * 3] = Math.round((at % width) * STEP)
    pixels[at * 3 + 1] = 250 - Math.round((at % width) * STEP)
  }
  await writeFile(
    join(folder, 'columns.png'),
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => rm(folder, { recursive: true }))

async function printed(edge: Edge, words = [aText({ xMm: 700, yMm: 100, widthMm: 200 })]) {
  // Whatever the edge, each millimetre of the picture is where it says it is.
  const placement = fillFrame(size, { widthMm: 950 + 2 * BLEED, heightMm: 600 + 2 * BLEED })
  const surface = aSurface({ ...whole, edge, elements: [aPhoto({ ...size, placement }), ...words] })
  const surfaces = panels.map((panel) => {
    return { name: 'face', label: panel.label, targetDpi: 25.4, mirrored: false, panel }
  })
  const date = new Date('2026-11-21T05:00:00Z')
  const drawn = await drawArtwork(aDesign(surface), { photos, surfaces, title: 'Order 1', date })
  return { ...drawn, surface, document: await PDFDocument.load(drawn.pdf, { updateMetadata: false }) }
}

/** Which millimetre of the whole picture is printed so far right of a panel's left edge, at half its height. */
async function columnAt(pdf: Uint8Array, place: number, xMm: number) {
  const { data, widthPx, heightPx } = await drawPdfPage(pdf, 772, 1, place + 1)
  const at = (Math.floor(heightPx / 2) * widthPx + Math.floor((xMm + BLEED) * 2)) * 3
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return { mm: (red + 250 - green) / 2 / STEP - BLEED, colour: [red, green, blue] }
}

describe('one photo over three panels of 300 × 600 mm', () => {
  test('is a page for each panel, in order, with its own trim and bleed', async () => {
    const { document } = await printed({ kind: 'image' })
    const mm = (points: number) => Math.round((points * 254) / 72) / 10
    const boxes = document.getPages().map((page) => {
      const { x, y, width, height } = page.getTrimBox()
      return [page.getWidth(), page.getHeight(), x, y, width, height].map(mm)
    })
    expect(boxes).toEqual([1, 2, 3].map(() => [386, 686, 43, 43, 300, 600]))
    const labels = document.catalog.lookup(PDFName.of('PageLabels'), PDFDict).toString()
    for (const { label } of panels) expect(labels).toContain(PDFHexString.fromText(label).toString())
  })

  test('carries on into the gap and beyond with an image wrap', async () => {
    const { pdf } = await printed({ kind: 'image' })
    for (const [place, { xMm }] of panels.entries()) {
      for (const at of [-41, -1, 1, 150, 299, 301, 341]) {
        const { mm } = await columnAt(pdf, place, at)
        expect(Math.abs(mm - (xMm + at)), `panel ${place + 1}, ${at} mm`).toBeLessThan(NEAR_MM)
      }
    }
  })

  test('is mirrored at the edges of each panel', async () => {
    const { pdf } = await printed({ kind: 'mirror' })
    for (const [place, { xMm }] of panels.entries()) {
      for (const at of [10, 40]) {
        expect(Math.abs((await columnAt(pdf, place, -at)).mm - (xMm + at))).toBeLessThan(NEAR_MM)
        expect(Math.abs((await columnAt(pdf, place, 300 + at)).mm - (xMm + 300 - at))).toBeLessThan(NEAR_MM)
      }
    }
  })

  test('has the colour round each panel', async () => {
    const { pdf } = await printed({ kind: 'colour', colour: '#204060' })
    for (const place of panels.keys()) {
      expect((await columnAt(pdf, place, -1)).colour).toEqual([0x20, 0x40, 0x60])
      expect((await columnAt(pdf, place, 301)).colour).toEqual([0x20, 0x40, 0x60])
      expect(Math.abs((await columnAt(pdf, place, 2)).mm - ((panels[place]?.xMm ?? 0) + 2))).toBeLessThan(
        NEAR_MM,
      )
    }
  })

  test('has its proofs in one row, and words on no other panel than theirs', async () => {
    const { proof, pdf } = await printed({ kind: 'image' })
    const { width = 0, height = 0 } = await sharp(proof).metadata()
    expect(width).toBeGreaterThan(1.5 * height)
    const { pdf: bare } = await printed({ kind: 'image' }, [])
    const pages = [1, 2, 3].map(async (page) => {
      const [one, other] = [await drawPdfPage(pdf, 386, 1, page), await drawPdfPage(bare, 386, 1, page)]
      return Buffer.compare(one.data, other.data) === 0
    })
    // From 700 mm on there is the third panel alone, whose page begins at 607 mm.
    expect(await Promise.all(pages)).toEqual([true, true, false])
  })

  test('is pictured with what is behind it seen in the gaps', async () => {
    const { surface } = await printed({ kind: 'image' }, [])
    const fonts = await loadFonts()
    const seen = { photos, fonts, widthPx: 950, area: 'trim', panels } as const
    const webp = await sharp(await drawProof(surface, { ...seen, format: 'webp' }))
      .raw()
      .toBuffer()
    const alpha = (xMm: number) => webp[(300 * 950 + xMm) * 4 + 3]
    expect([150, 299, 312, 324, 326, 640].map(alpha)).toEqual([255, 255, 0, 0, 255, 0])
    const { data } = await decodePicture(await drawProof(surface, seen))
    expect([...data.subarray((300 * 950 + 312) * 3, (300 * 950 + 312) * 3 + 3)]).toEqual([255, 255, 255])
  })
})
