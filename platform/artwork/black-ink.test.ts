/** Which black of a press file is black ink alone, read back from the operators of its page. */
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { Surface } from '#packages/design-document/design.ts'
import { aDesign, aShape, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { drawArtwork } from './draw-artwork.ts'
import type { PressInks } from './pdf-intent.ts'

const words = aText({ colour: '#000000' })
const area = (widthMm: number, heightMm: number, fill = '#000000') =>
  aShape({ frame: { kind: 'placed', xMm: 10, yMm: 10, widthMm, heightMm, rotationDeg: 0 }, fill })

async function pageOf(elements: Surface['elements'], press: PressInks | undefined) {
  const surface = aSurface({ elements })
  const { pdf } = await drawArtwork(aDesign(surface), {
    photos: async (key) => ({ file: key }),
    surfaces: [{ name: surface.name, label: 'Front', targetDpi: 100, mirrored: false }],
    title: 'Black',
    date: new Date('2026-11-28T00:00:00Z'),
    proofWidthPx: 60,
    press,
  })
  const { node, doc } = (await PDFDocument.load(pdf, { updateMetadata: false })).getPage(0)
  const contents = node.Contents()
  if (!(contents instanceof PDFRawStream)) throw new Error('Expected one stream of content')
  const states = node.Resources()?.lookup(PDFName.of('ExtGState'), PDFDict).entries() ?? []
  return {
    operators: Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1'),
    mixedIn: String(node.lookup(PDFName.of('Group'), PDFDict).get(PDFName.of('CS'))),
    states: states.map(([, state]) => String(doc.context.lookup(state))),
  }
}

const BLACK_FILL = /\/Overprint\d+ gs 0 0 0 1 k\n/

describe('black ink alone', () => {
  test('is what black words are printed with, over the colours below, on a page that is mixed in inks', async () => {
    const { operators, mixedIn, states } = await pageOf([words], 'cmyk')
    expect(operators).toMatch(BLACK_FILL)
    expect(mixedIn).toBe('/DeviceCMYK')
    expect(states.join()).toMatch(/\/OP true\n\/op true\n\/OPM 1/)
  })

  test('is what their black outline is printed with, beside what fills them', async () => {
    const outlined = aText({ colour: '#ffffff', outline: { widthMm: 1, colour: '#000000' } })
    const { operators } = await pageOf([outlined], 'cmyk')
    expect(operators).toMatch(/0 0 0 1 K 2 w/)
    expect(operators).not.toMatch(BLACK_FILL)
  })

  test.each([
    ['a bar', area(100, 20), true],
    ['an area, through which a photo would be seen', area(100, 21), false],
    ['what is not quite black', area(100, 10, '#000001'), false],
    ['what lets through what is below', { ...area(100, 10), opacity: 0.5 }, false],
    ['what is printed with an ink of its own', { ...area(100, 10), ink: 'white' as const }, false],
  ])('prints %s: %s', async (_name, shape, isBlackInk) => {
    const { operators, mixedIn } = await pageOf([shape], 'cmyk')
    expect(BLACK_FILL.test(operators)).toBe(isBlackInk)
    expect(mixedIn === '/DeviceCMYK').toBe(isBlackInk)
  })

  test('is not in what is printed from sRGB', async () => {
    const { operators, mixedIn } = await pageOf([words], undefined)
    expect(operators).not.toMatch(/ [kK]\n/)
    expect(mixedIn).toBe('/DeviceRGB')
  })

  test('waits above colours that it does not touch, and lies below those that cover it', async () => {
    const groups = async (...elements: Surface['elements']) =>
      (await pageOf(elements, 'cmyk')).operators.match(/\/Group\d+ Do|0 0 0 1 k/g)
    const bar = { ...area(40, 10), id: 'bar' }
    const shape = (xMm: number) =>
      aShape({
        id: 'shape',
        frame: { kind: 'placed', xMm, yMm: 10, widthMm: 40, heightMm: 10, rotationDeg: 0 },
        fill: '#ff0000',
      })
    expect(await groups(bar, shape(60))).toEqual(['/Group1 Do', '0 0 0 1 k'])
    expect(await groups(bar, shape(30))).toEqual(['/Group1 Do', '0 0 0 1 k', '/Group2 Do'])
  })
})

describe('an ink of its own', () => {
  const line = { ...area(100, 30, '#e6007e'), id: 'line', ink: 'cut' as const }
  const painted = async (...elements: Surface['elements']) =>
    (await pageOf(elements, 'cmyk')).operators.match(/\/Group\d+ Do|0 0 0 1 k|\/Ink\d+ cs|1 0 0 rg/g)
  const red = { ...area(100, 30, '#ff0000'), id: 'red' }

  test('lies on the page itself where black words do: in a group it would take the colours below away', async () => {
    expect(await painted(red, words, line)).toEqual(['/Group1 Do', '0 0 0 1 k', '/Ink2 cs'])
  })

  test('lies below the colours that cover it, with black words and without', async () => {
    expect(await painted(words, line, red)).toEqual(['/Group1 Do', '0 0 0 1 k', '/Ink2 cs', '/Group2 Do'])
    expect(await painted(line, red)).toEqual(['/Ink2 cs', '1 0 0 rg'])
  })
})
