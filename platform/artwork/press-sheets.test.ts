/** Press sheets, read back from their bytes: boxes, pages as objects, places, and what is in the waste. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aDesign, aPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { impose } from '#packages/imposition/imposition.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { drawArtwork } from './draw-artwork.ts'
import type { PressInks } from './pdf-intent.ts'
import { drawPressSheets } from './press-sheets.ts'

const size = { photoWidthPx: 600, photoHeightPx: 900 }
const card = { widthMm: 57, heightMm: 89, bleedMm: 3 }
/** Front and back have the same photo; black words are on the front alone. */
const elements = [aPhoto({ ...size, placement: fillFrame(size, { widthMm: 63, heightMm: 95 }) })]
const words = aText({ xMm: 5, yMm: 5, widthMm: 40, sizeMm: 6, colour: '#000000' })
const design = aDesign(
  aSurface({ ...card, name: 'front', elements: [...elements, words] }),
  aSurface({ ...card, name: 'back', elements }),
)
const SRA3 = { widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6 }
/** Turned: six across and three down. */
const twenty = impose(SRA3, card, { set: [0], sets: 20 })
const date = new Date('2026-11-21T05:00:00Z')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'press-sheets-'))
  await writeFile(join(folder, 'photo.jpg'), await makePhoto({ widthPx: 600, heightPx: 900 }))
})
afterAll(() => rm(folder, { recursive: true }))

async function sheetsOf(press?: PressInks, { mirrored = false } = {}) {
  const { pdf } = await drawArtwork(design, {
    photos: async () => ({ file: join(folder, 'photo.jpg') }),
    surfaces: ['front', 'back'].map((name) => ({ name, label: name, targetDpi: 150, mirrored })),
    title: 'Order 1000042, line 1',
    date,
    proofWidthPx: 60,
    press,
  })
  return drawPressSheets({
    artwork: pdf,
    imposition: twenty,
    designs: [[0, 1]],
    codes: ['1000042-1-1', '1000042-1-2'],
    code: '1000042-1',
    borderMm: 0,
    mirrored,
    press,
    title: 'Order 1000042, line 1, press sheets',
    date,
  })
}

const opened = async (file: Uint8Array) => PDFDocument.load(file, { updateMetadata: false })

/** Where each page of the artwork is painted, in mm from the lower left, in the order of painting. */
function placesOf(document: PDFDocument, page: number) {
  const contents = document.getPage(page).node.Contents()
  if (!(contents instanceof PDFRawStream)) throw new Error('Expected one stream of content')
  const operators = Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1')
  return [...operators.matchAll(/q (-?1) 0 0 -?1 (\S+) (\S+) cm \/Page(\d) Do Q/g)].map(
    ([, turn, x, y, shown]) => ({
      shown: Number(shown),
      isOnItsHead: turn === '-1',
      xMm: (Number(x) * 25.4) / 72,
      yMm: (Number(y) * 25.4) / 72,
    }),
  )
}

describe('press sheets', () => {
  test('are whole pages: trim and bleed of each are those of the sheet', async () => {
    const document = await opened(await sheetsOf())
    // Twenty cards: one full sheet, one with two cards, each with its back.
    expect(document.getPageCount()).toBe(4)
    for (const page of document.getPages()) {
      const { width, height } = page.getTrimBox()
      expect([width, height].map((points) => Math.round((points * 25.4) / 7.2) / 10)).toEqual([450, 320])
      expect(page.getTrimBox()).toEqual(page.getMediaBox())
      expect(page.getBleedBox()).toEqual(page.getMediaBox())
    }
  })

  test('have each page and each photo once, however often they are printed', async () => {
    const { context } = await opened(await sheetsOf())
    const kinds = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream ? [String(object.dict.get(PDFName.of('Subtype')))] : [],
      )
    expect(kinds.filter((kind) => kind === '/Image')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === '/Form')).toHaveLength(2)
  })

  test('have backs behind their fronts when they are turned over the long edge', async () => {
    const document = await opened(await sheetsOf())
    const [fronts, backs] = [placesOf(document, 0), placesOf(document, 1)]
    expect(fronts.map(({ shown }) => shown)).toEqual(Array.from({ length: 18 }, () => 0))
    expect(backs.map(({ shown }) => shown)).toEqual(Array.from({ length: 18 }, () => 1))
    for (const [place, front] of fronts.entries()) {
      const back = backs[place]
      expect(back?.isOnItsHead).toBe(true)
      // On its head it hangs from its own corner, which is the lower one once the sheet is turned.
      expect(Math.abs((back?.xMm ?? 0) - (front.xMm + 63))).toBeLessThan(0.001)
      expect(Math.abs(320 - (back?.yMm ?? 0) - front.yMm)).toBeLessThan(0.001)
    }
    expect(placesOf(document, 2)).toHaveLength(2)
  })

  test('of mirror images have mirrored places, with words that are read as they are', async () => {
    const plain = placesOf(await opened(await sheetsOf()), 2)
    const mirrored = placesOf(await opened(await sheetsOf(undefined, { mirrored: true })), 2)
    for (const [place, { xMm, yMm }] of plain.entries()) {
      expect(mirrored[place]?.xMm).toBeCloseTo(450 - xMm - 63, 3)
      expect(mirrored[place]?.yMm).toBeCloseTo(yMm, 3)
    }
  })

  test('have no fonts, and are the same to the byte when they are drawn again', async () => {
    const file = await sheetsOf('cmyk')
    expect(file.equals(await sheetsOf('cmyk'))).toBe(true)
    expect(file.subarray(0, 8).toString('latin1')).toBe('%PDF-1.6')
    expect(file.toString('latin1')).not.toMatch(/\/Type \/Font\b/)
  })
})

describe('press sheets of what is printed with inks', () => {
  test('are PDF/X-4, and tag the RGB of every page', async () => {
    const { context, catalog } = await opened(await sheetsOf('cmyk'))
    const information = context.lookup(context.trailerInfo.Info, PDFDict)
    expect(information.lookup(PDFName.of('GTS_PDFXVersion'), PDFString).asString()).toBe('PDF/X-4')
    const intent = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
    expect(intent.has(PDFName.of('DestOutputProfile'))).toBe(true)
    const forms = context.enumerateIndirectObjects().flatMap(([, object]) => {
      const isForm =
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')
      return isForm ? [object.dict] : []
    })
    for (const form of forms) {
      const spaces = form.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('ColorSpace'), PDFDict)
      expect(spaces.has(PDFName.of('DefaultRGB'))).toBe(true)
    }
  })

  test('mix each page in the colours of its own page, black ink alone with it', async () => {
    const document = await opened(await sheetsOf('cmyk'))
    const { node } = document.getPage(0)
    const mixedIn = (one: PDFDict) => one.lookup(PDFName.of('Group'), PDFDict).get(PDFName.of('CS'))
    expect(mixedIn(node)).toBe(PDFName.of('DeviceCMYK'))
    const pages = node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
    const form = (name: string) =>
      pages?.lookup(PDFName.of(name), PDFRawStream as never) as unknown as PDFRawStream
    expect(mixedIn(form('Page0').dict)).toBe(PDFName.of('DeviceCMYK'))
    const back = form('Page1').dict
    const spaces = back.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('ColorSpace'), PDFDict)
    expect(mixedIn(back)).toBe(spaces.get(PDFName.of('DefaultRGB')))
  })
})
