import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aDesign, aSurface } from '#packages/design-document/testing/builders.ts'
import { HEART, pathCut } from '#packages/design-document/testing/outlines.ts'
import type { TrimOutline } from '#packages/design-document/trim-outline.ts'
import { drawArtwork } from './draw-artwork.ts'
import { loadFonts } from './fonts.ts'
import { drawJobTicket } from './job-ticket.ts'
import { drawProof } from './proof.ts'
import { cutLinesOf } from './testing/cut-lines.ts'
import { drawPdfPage } from './testing/pictures.ts'

const GREEN = { r: 0x24, g: 0x46, b: 0x3a }
/** A green face of 75 mm with 5 mm of bleed. */
const surface = aSurface({
  widthMm: 75,
  heightMm: 75,
  bleedMm: 5,
  background: { kind: 'solid', colour: '#24463a' },
  elements: [],
})
const cut: TrimOutline = { shape: 'ellipse', widthMm: 75, heightMm: 75, cornerMm: 0 }
const photos = () => Promise.reject(new Error('Expected no photo to be asked for'))

/** The colour of a picture, at mm from the corner of its page of 85 mm. */
async function colourAt(picture: Uint8Array, xMm: number, yMm: number) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [x, y] = [xMm, yMm].map((mm) => Math.floor((mm / 85) * info.width))
  const at = ((y ?? 0) * info.width + (x ?? 0)) * 4
  const [r, g, b, a] = data.subarray(at, at + 4)
  return { r, g, b, a }
}
const white = { r: 255, g: 255, b: 255, a: 255 }
const green = {
  r: expect.closeTo(GREEN.r, -1),
  g: expect.closeTo(GREEN.g, -1),
  b: expect.closeTo(GREEN.b, -1),
  a: 255,
}

const printed = { name: 'face', label: 'Front', targetDpi: 100, mirrored: false }
const artworkOf = (face: object, design = aDesign(surface)) =>
  drawArtwork(design, {
    photos,
    surfaces: [{ ...printed, ...face }],
    title: 'Order 1, line 1',
    date: new Date(0),
  })

test('the proof of a round piece is white outside the cut', async () => {
  const [round, square] = [await artworkOf({ cut }), await artworkOf({})]
  for (const [x, y] of [
    [3, 42],
    [10, 10],
    [42, 82],
  ] as const)
    expect(await colourAt(round.proof, x, y)).toEqual(white)
  for (const [x, y] of [
    [7, 42],
    [18, 18],
    [42, 42],
  ] as const)
    expect(await colourAt(round.proof, x, y)).toEqual(green)
  expect(await colourAt(square.proof, 3, 42)).toEqual(green)
})

test('a piece with sharp corners is shown with its bleed and has no line to cut along, to the byte as before', async () => {
  const sharpCut = { ...cut, shape: 'rectangle' as const }
  const [sharpPiece, plain] = [await artworkOf({ cut: sharpCut }), await artworkOf({})]
  expect(sharpPiece.proof.equals(plain.proof)).toBe(true)
  expect(sharpPiece.pdf.equals(plain.pdf)).toBe(true)
})

describe.each([
  // Where the lines run on the page, in mm from its corner, and where they do not: the trim is from 5 to 80.
  ['an ellipse', cut, [42.5, 5], [15.98, 15.98], [10, 10]],
  ['round corners', { ...cut, shape: 'rounded', cornerMm: 20 }, [42.5, 5], [10.86, 10.86], [5, 5]],
] as const)('a piece that is cut to %s', (_, outline, side, corner, outside) => {
  const one = [{ separations: ['CutContour'], lines: 1, isOnTop: true }]

  test('has its line in the press file, along the trim, over a print that goes on to the bleed', async () => {
    const { pdf, surfaces } = await artworkOf({ cut: outline })
    expect(surfaces[0]?.inks).toEqual(['cut'])
    expect(await cutLinesOf(pdf)).toEqual(one)
    const redNear = await rednessIn(pdf)
    expect(redNear(side)).toBeGreaterThan(GREEN.r + 30)
    expect(redNear(corner)).toBeGreaterThan(GREEN.r + 30)
    expect(redNear(outside)).toBeLessThan(GREEN.r + 10)
    expect(redNear([2, 42])).toBeLessThan(GREEN.r + 10)
  })

  test('has it where it lies on the page of a mirror image too', async () => {
    const { pdf } = await artworkOf({ cut: outline, mirrored: true })
    expect(await cutLinesOf(pdf)).toEqual(one)
    const redNear = await rednessIn(pdf)
    expect(redNear([85 - corner[0], corner[1]])).toBeGreaterThan(GREEN.r + 30)
  })

  test('and has no bleed is printed on the finished thing, and nothing is cut after it', async () => {
    const design = aDesign(aSurface({ ...surface, bleedMm: 0 }))
    const { pdf, surfaces } = await artworkOf({ cut: outline }, design)
    expect(surfaces[0]?.inks).toEqual([])
    expect(await cutLinesOf(pdf)).toMatchObject([{ separations: [], lines: 0 }])
  })
})

/** How red the reddest tenth of a millimetre is within two of a place of the page of 85 mm. */
async function rednessIn(pdf: Uint8Array) {
  const { data, widthPx } = await drawPdfPage(pdf, 850)
  const steps = [-2, -1, 0, 1, 2]
  return ([xMm, yMm]: readonly [number, number]) => {
    const [x, y] = [Math.round(xMm * 10), Math.round(yMm * 10)]
    return Math.max(
      ...steps.flatMap((right) => steps.map((down) => data[((y + down) * widthPx + x + right) * 3] ?? 0)),
    )
  }
}

test('a picture that can be transparent is so outside the cut', async () => {
  const fonts = await loadFonts()
  const picture = await drawProof(surface, { photos, fonts, widthPx: 640, format: 'webp', cut })
  expect(await colourAt(picture, 10, 10)).toMatchObject({ a: 0 })
  expect(await colourAt(picture, 42, 42)).toMatchObject({ a: 255 })
  const card = await drawProof(surface, { photos, fonts, widthPx: 640, format: 'webp' })
  expect((await sharp(card).metadata()).hasAlpha).toBe(false)
})

describe('a piece that is cut to a heart', () => {
  const heart = pathCut(HEART, 75, 75)

  test('is white in its notch and beside its point on the proof, and printed on its lobes', async () => {
    const { proof } = await artworkOf({ cut: heart })
    for (const [x, y] of [
      [42.5, 10],
      [10, 75],
      [75, 75],
    ] as const)
      expect(await colourAt(proof, x, y)).toEqual(white)
    for (const [x, y] of [
      [24, 10],
      [61, 10],
      [42.5, 24],
      [42.5, 75],
    ] as const)
      expect(await colourAt(proof, x, y)).toEqual(green)
  })

  test('has its line in the press file, in the ink that cutters look for, and is printed to the bleed', async () => {
    const { pdf, surfaces } = await artworkOf({ cut: heart })
    expect(surfaces[0]?.inks).toEqual(['cut'])
    const file = await PDFDocument.load(pdf, { updateMetadata: false })
    const resources = file.getPage(0).node.lookup(PDFName.of('Resources'), PDFDict)
    const spaces = resources.lookup(PDFName.of('ColorSpace'), PDFDict)
    const names = spaces.values().map((ref) => String(file.context.lookup(ref, PDFArray).get(1)))
    expect(names).toEqual(['/CutContour'])
    const { data, widthPx } = await drawPdfPage(pdf, 850)
    const at = (xMm: number, yMm: number) => {
      const first = (Math.floor(yMm * 10) * widthPx + Math.floor(xMm * 10)) * 3
      return [...data.subarray(first, first + 3)]
    }
    // Beyond the cut there is bleed, and on the line of the notch, 15 mm below the upper edge, something darker or redder.
    expect(at(42.5, 8)).toEqual([GREEN.r, GREEN.g, GREEN.b].map((one) => expect.closeTo(one, -1)))
    const line = Array.from({ length: 9 }, (_, step) => at(42.5, 19.6 + step / 10))
    expect(line.some(([r = 0]) => r > GREEN.r + 30)).toBe(true)
  })
})

describe('a piece with an opening', () => {
  // From 10 to 30 mm across and from 10 to 40 mm down, on the page from 15 mm on.
  const opening = { box: { xMm: 10, yMm: 10, widthMm: 20, heightMm: 30 }, cornerMm: 6 }
  const open: TrimOutline = { ...cut, shape: 'rounded', cornerMm: 8, openings: [opening] }

  test('is white in it on the proof, and printed up to its round corners', async () => {
    const { proof } = await artworkOf({ cut: open })
    for (const [x, y] of [
      [25, 30],
      [15.6, 30],
      [25, 44.4],
    ] as const)
      expect(await colourAt(proof, x, y)).toEqual(white)
    for (const [x, y] of [
      [14.4, 30],
      [25, 45.6],
      [15.6, 15.6],
      [60, 60],
    ] as const)
      expect(await colourAt(proof, x, y)).toEqual(green)
  })

  test('is seen through there where a picture can be transparent, whatever its outline', async () => {
    const fonts = await loadFonts()
    const options = { photos, fonts, widthPx: 640, format: 'webp' } as const
    for (const shape of ['rectangle', 'rounded', 'ellipse'] as const) {
      const picture = await drawProof(surface, { ...options, cut: { ...open, shape } })
      expect(await colourAt(picture, 27, 40)).toMatchObject({ a: 0 })
      expect(await colourAt(picture, 60, 42)).toMatchObject({ a: 255 })
    }
  })

  test('has the line of the opening beside that of its edge in the press file, above a print that goes on under it', async () => {
    const { pdf, surfaces } = await artworkOf({ cut: open })
    expect(surfaces[0]?.inks).toEqual(['cut'])
    expect(await cutLinesOf(pdf)).toEqual([{ separations: ['CutContour'], lines: 2, isOnTop: true }])
    const { data, widthPx } = await drawPdfPage(pdf, 850)
    const first = (300 * widthPx + 250) * 3
    const [r, g, b] = data.subarray(first, first + 3)
    expect({ r, g, b, a: 255 }).toEqual(green)
  })

  test('has the line of the opening beside that of a path, and alone where the edge is a rectangle', async () => {
    const { pdf } = await artworkOf({ cut: { ...pathCut(HEART, 75, 75), openings: [opening] } })
    expect(await cutLinesOf(pdf)).toMatchObject([{ lines: 2 }])
    const straight = await artworkOf({ cut: { ...open, shape: 'rectangle' } })
    expect(await cutLinesOf(straight.pdf)).toMatchObject([{ lines: 1 }])
  })
})

test('the dashed line of the ticket goes round a round piece', async () => {
  const { surfaces } = await artworkOf({ cut })
  const ticket = {
    orderNumber: '1',
    code: '1-1',
    productName: 'Magnet',
    sku: 'MAGNET-ROUND',
    quantity: 1,
    options: [],
    packing: [],
    madeAt: 'today',
    date: new Date(0),
  }
  const page = {
    ...surface,
    name: 'face',
    targetDpi: 300,
    notes: [],
    file: 'a.pdf',
    proof: surfaces[0]?.proof ?? Buffer.of(),
  }
  const heartShaped = { ...page, cut: pathCut(HEART, 75, 75) }
  const [round, square, heart] = await Promise.all(
    [{ ...page, cut }, page, heartShaped].map(async (one) => drawJobTicket({ ...ticket, surfaces: [one] })),
  )
  const darkCorners = async (pdf: Uint8Array = Buffer.of()) => dashesNearCorner(await drawPdfPage(pdf, 1200))
  expect(await darkCorners(square)).toBeGreaterThan(50)
  expect(await darkCorners(round)).toBe(0)
  expect(await darkCorners(heart)).toBe(0)
})

/** Dark pixels in the white corner of the proof, which the lower left of the page shows: there a square line would run. */
function dashesNearCorner({ data, widthPx }: { data: Uint8Array; widthPx: number }): number {
  const heightPx = data.length / 3 / widthPx
  let dark = 0
  for (let y = Math.round(heightPx * 0.86); y < heightPx * 0.92; y += 1)
    for (let x = Math.round(widthPx * 0.05); x < widthPx * 0.3; x += 1)
      if ((data[(y * widthPx + x) * 3] ?? 255) < 128) dark += 1
  return dark
}
