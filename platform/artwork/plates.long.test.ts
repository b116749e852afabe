/** The plates of press files, as Ghostscript parts them: what each ink of the press prints. It needs `gs`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Surface } from '#packages/design-document/design.ts'
import { aDesign, aShape, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { impose } from '#packages/imposition/imposition.ts'
import { cmykProfile } from './colour-profile.ts'
import { drawArtwork } from './draw-artwork.ts'
import type { PressInks } from './pdf-intent.ts'
import { drawPressSheets } from './press-sheets.ts'

const isThere = spawnSync('gs', ['--version']).status === 0
if (!isThere)
  console.log('Plates are not looked at: Ghostscript is not here; "apt-get install ghostscript" brings it.')

const folder = mkdtempSync(join(tmpdir(), 'plates-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a PDF calls inks are those of its output intent, which Ghostscript has to be told. */
const inks = join(folder, 'inks.icc')
writeFileSync(inks, await cmykProfile())

const DPI = 72
const left = { xMm: 10, yMm: 10, widthMm: 30, heightMm: 30 }
const right = { ...left, xMm: 60 }

const date = new Date('2026-11-28T00:00:00Z')

async function artworkOf(elements: Surface['elements'], press: PressInks | undefined) {
  const surface = aSurface({ widthMm: 100, heightMm: 50, bleedMm: 0, elements })
  const { pdf } = await drawArtwork(aDesign(surface), {
    photos: async (key) => ({ file: key }),
    surfaces: [{ name: surface.name, label: 'Front', targetDpi: 100, mirrored: false }],
    title: 'Plates',
    date,
    proofWidthPx: 60,
    press,
  })
  return pdf
}

const platesOf = async (elements: Surface['elements'], press: PressInks | undefined) =>
  platesIn(await artworkOf(elements, press), press ?? 'srgb')

/**
 * Share of each plate that is inked in the middle of the left and the right place, from 0 to 1.
 *
 * @param from  corner of the piece on the page
 */
async function platesIn(pdf: Uint8Array, name: string, from = { xMm: 0, yMm: 0 }) {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, pdf)
  const asked = [
    '-q',
    '-dBATCH',
    '-dNOPAUSE',
    '-sDEVICE=tiffsep',
    `-r${DPI}`,
    '-dUsePDFX3Profile',
    `-sDefaultCMYKProfile=${inks}`,
  ]
  const { status, stderr } = spawnSync('gs', [...asked, `-sOutputFile=${join(folder, name)}.tif`, file], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Expected Ghostscript to read the file but it said ${stderr}`)
  const plates = readdirSync(folder).flatMap((plate) => {
    const [, ink] = new RegExp(`^${name}\\((.*)\\)\\.tif$`).exec(plate) ?? []
    return ink === undefined ? [] : [{ ink, plate }]
  })
  const inkedIn = async (plate: string, { xMm, yMm, widthMm, heightMm }: typeof left) => {
    const px = (mm: number) => Math.round((mm * DPI) / 25.4)
    const middle = {
      left: px(from.xMm + xMm + widthMm / 3),
      top: px(from.yMm + yMm + heightMm / 3),
      width: px(widthMm / 3),
      height: px(heightMm / 3),
    }
    const levels = await sharp(join(folder, plate)).extract(middle).toColourspace('b-w').raw().toBuffer()
    return 1 - levels.reduce((sum, level) => sum + level, 0) / levels.length / 255
  }
  return Object.fromEntries(
    await Promise.all(
      plates.map(async ({ ink, plate }) => [
        ink,
        { left: await inkedIn(plate, left), right: await inkedIn(plate, right) },
      ]),
    ),
  ) as Record<string, { left: number; right: number }>
}

describe.skipIf(!isThere)('the plates of what is printed with inks', () => {
  test('are four; yellow prints with its own ink, and white paper with none', async () => {
    const plates = await platesOf(
      [aShape({ id: 'yellow', frame: { kind: 'placed', ...left, rotationDeg: 0 }, fill: '#ffef00' })],
      'cmyk',
    )
    expect(Object.keys(plates).toSorted()).toEqual(['Black', 'Cyan', 'Magenta', 'Yellow'])
    expect(plates.Yellow?.left).toBeGreaterThan(0.85)
    for (const ink of ['Cyan', 'Magenta', 'Black']) expect(plates[ink]?.left).toBeLessThan(0.1)
    for (const ink of Object.values(plates)) expect(ink.right).toBeLessThan(0.02)
  })

  test('never hold more than the press takes, in black neither', async () => {
    const plates = await platesOf(
      [aShape({ id: 'black', frame: { kind: 'placed', ...left, rotationDeg: 0 }, fill: '#000000' })],
      'cmyk',
    )
    const total = Object.values(plates).reduce((sum, ink) => sum + ink.left, 0)
    expect(plates.Black?.left).toBeGreaterThan(0.6)
    expect(total).toBeGreaterThan(1.5)
    expect(total).toBeLessThan(3.3)
  })
})

describe.skipIf(!isThere)('black letters and lines', () => {
  const placed = (place: typeof left) => ({ kind: 'placed' as const, ...place, rotationDeg: 0 })
  /** Something to mix, so that the page is mixed at all. */
  const veil = aShape({
    id: 'veil',
    frame: placed({ xMm: 45, yMm: 0, widthMm: 10, heightMm: 50 }),
    opacity: 0.5,
  })
  const words = aText({ ...left, text: 'MMM', sizeMm: 14, colour: '#000000', id: 'words', yMm: 18 })
  const bar = aShape({
    id: 'bar',
    frame: placed({ ...right, yMm: 17, heightMm: 16 }),
    fill: '#000000',
  })

  test('are on the black plate alone, full', async () => {
    const plates = await platesOf([veil, words, bar], 'cmyk')
    expect(plates.Black?.left).toBeGreaterThan(0.1)
    expect(plates.Black?.right).toBeGreaterThan(0.99)
    for (const ink of ['Cyan', 'Magenta', 'Yellow']) expect(plates[ink]).toEqual({ left: 0, right: 0 })
  })

  test('leave the colours below them on their plates', async () => {
    const yellow = aShape({ id: 'yellow', frame: placed(right), fill: '#ffef00' })
    const alone = await platesOf([veil, yellow], 'cmyk')
    const below = await platesOf([veil, yellow, bar], 'cmyk')
    expect(below.Black?.right).toBeGreaterThan(0.99)
    for (const ink of ['Cyan', 'Magenta', 'Yellow']) {
      expect(below[ink]?.right).toBeCloseTo(alone[ink]?.right ?? -1, 1)
    }
    expect(below.Yellow?.right).toBeGreaterThan(0.85)
  })

  test('do not make an ink of its own above them take the colours below away', async () => {
    const yellow = aShape({ id: 'yellow', frame: placed(right), fill: '#ffef00' })
    const line = aShape({ id: 'line', frame: placed({ ...left, widthMm: 80 }), fill: '#e6007e', ink: 'cut' })
    const alone = await platesOf([veil, words, yellow], 'cmyk')
    const below = await platesOf([veil, words, yellow, line], 'cmyk')
    expect(below.CutContour?.right).toBeGreaterThan(0.95)
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
      expect(below[ink]?.right, ink).toBeCloseTo(alone[ink]?.right ?? -1, 2)
      expect(below[ink]?.left, ink).toBeCloseTo(alone[ink]?.left ?? -1, 2)
    }
  })
})

describe.skipIf(!isThere)('the plates of a press sheet', () => {
  const piece = { widthMm: 100, heightMm: 50, bleedMm: 0 }
  const sheet = { widthMm: 150, heightMm: 200, marginMm: 10, gapMm: 6 }
  const imposition = impose(sheet, piece, { set: [0], sets: 3 })
  const at = (place: typeof left) => ({ kind: 'placed' as const, ...place, rotationDeg: 0 })

  async function sheetPlates(elements: Surface['elements'], press: PressInks | undefined) {
    const file = await drawPressSheets({
      artwork: await artworkOf(elements, press),
      imposition,
      ...{ designs: [[0]], codes: ['1000042-1'], code: '1000042-1', borderMm: 0, mirrored: false },
      ...{ press, title: 'Press sheets', date },
    })
    const last = imposition.sheets[0]?.pieces.at(-1)
    if (!last) throw new Error('Expected a piece')
    return platesIn(file, `sheet-${press ?? 'srgb'}`, last)
  }

  test('have the black of each piece on the black plate alone', async () => {
    const bar = aShape({ id: 'bar', frame: at({ ...right, yMm: 17, heightMm: 16 }), fill: '#000000' })
    const plates = await sheetPlates([bar], 'cmyk')
    expect(plates.Black?.right).toBeGreaterThan(0.99)
    for (const ink of ['Cyan', 'Magenta', 'Yellow']) expect(plates[ink]).toEqual({ left: 0, right: 0 })
  })

  test('have the cut line of each piece on a plate of its own', async () => {
    const line = aShape({ id: 'line', frame: at(left), fill: '#e6007e', ink: 'cut' })
    const plates = await sheetPlates([line], undefined)
    expect(plates.CutContour?.left).toBeGreaterThan(0.95)
    expect(plates.CutContour?.right).toBeLessThan(0.02)
  })
})

describe.skipIf(!isThere)('the plates of what is printed from sRGB', () => {
  test('have one of their own for a line to cut along', async () => {
    const plates = await platesOf(
      [
        aShape({
          id: 'line',
          frame: { kind: 'placed', ...left, rotationDeg: 0 },
          fill: '#e6007e',
          ink: 'cut',
        }),
        aText(),
      ],
      undefined,
    )
    expect(plates.CutContour?.left).toBeGreaterThan(0.95)
    expect(plates.CutContour?.right).toBeLessThan(0.02)
  })
})
