import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawJobTicket, type JobTicket } from './job-ticket.ts'
import { drawPdfPage } from './testing/pictures.ts'

let ticket: JobTicket
beforeAll(async () => {
  const proof = await sharp({ create: { width: 760, height: 560, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()
  const size = { widthMm: 300, heightMm: 200, bleedMm: 43, safeMm: 10, targetDpi: 200 }
  ticket = {
    orderNumber: '1000042',
    code: '1000042-1',
    productName: 'Stretched canvas for Zoë Šuka',
    sku: 'CAN-3020-38-MIR-MAT',
    quantity: 3,
    options: [{ label: 'Depth', value: '38 mm' }],
    surfaces: [
      {
        name: 'face',
        ...size,
        notes: [{ label: 'Process', value: 'Inkjet on canvas' }],
        file: '1000042-1-face.pdf',
        proof,
      },
    ],
    packing: [],
    madeAt: '21 Nov 2026, 4:00 pm',
    date: new Date('2026-11-21T05:00:00Z'),
  }
})

describe('a job ticket', () => {
  test('says what to make, how many and how large', async () => {
    const words = await wordsOf(await drawJobTicket(ticket))
    for (const word of [
      '1000042',
      'CAN-3020-38-MIR-MAT',
      '38 mm',
      '300 x 200 mm',
      '43 mm',
      '386 x 286 mm',
      'Inkjet on canvas',
      '1000042-1-face.pdf',
    ]) {
      expect(words).toContain(word)
    }
    expect(words).toContain('Zoë Suka')
    expect(words).toMatch(/Quantity\s+3/)
  })

  test('J-12: what the parcel needs has a page of its own, line by line, however long it is', async () => {
    const packing = [
      { label: 'Note on the order', value: 'Ring the bell. '.repeat(66).trim() },
      { label: 'Card in the parcel', value: `To Ollie\n${'Happy birthday! '.repeat(60).trim()}\nFrom Нана` },
      { label: 'Receipt', value: 'Put one without prices in' },
    ]
    const file = await drawJobTicket({ ...ticket, packing })
    expect((await PDFDocument.load(file)).getPageCount()).toBe(2)
    const words = await wordsOf(file, 2)
    for (const word of ['For the parcel', 'Ring the bell.', 'Put one without prices in', '2 of 2']) {
      expect(words).toContain(word)
    }
    expect((await PDFDocument.load(await drawJobTicket(ticket))).getPageCount()).toBe(1)
  })

  test('J-12: notes of many lines, and words wider than a line, are all there', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => `Line ${index}.`)
    const packing = [
      { label: 'Card in the parcel', value: lines.join('\n') },
      { label: 'Note on the order', value: 'W'.repeat(400) },
      { label: 'Last', value: 'The end' },
    ]
    const file = await drawJobTicket({ ...ticket, packing })
    const pages = (await PDFDocument.load(file)).getPageCount()
    const words = (await Promise.all(range(2, pages).map((page) => wordsOf(file, page)))).join(' ')
    for (const line of [...lines, 'The end']) expect(words).toContain(line)
    expect(words.replaceAll(/[^W]/g, '')).toHaveLength(400)
    expect(words).toContain(`${pages} of ${pages}`)
  })

  test('PE-12: a buyer’s note in another script is drawn as it was typed', async () => {
    const withNote = (value: string) =>
      drawJobTicket({ ...ticket, options: [{ label: 'Note from the buyer', value }] })
    const drawn = await Promise.all(
      ['李小龍', '李小明', 'Ольга'].map(async (note) => drawPdfPage(await withNote(note), 600)),
    )
    const [one, other, third] = drawn.map(({ data }) => Buffer.from(data))
    expect(one?.equals(other ?? Buffer.of())).toBe(false)
    expect(one?.equals(third ?? Buffer.of())).toBe(false)
    expect(await wordsOf(await withNote('李小龍'))).not.toContain('?')
    expect(await wordsOf(await withNote('Mind the edge'))).toContain('Mind the edge')
  })

  test('is one page of A4 for each surface', async () => {
    const { surfaces } = ticket
    const two = await drawJobTicket({ ...ticket, surfaces: [...surfaces, ...surfaces] })
    const document = await PDFDocument.load(two)
    expect(document.getPageCount()).toBe(2)
    expect(document.getPage(0).getHeight()).toBeCloseTo((297 / 25.4) * 72, 0)
  })

  test('carries the code of each piece on its own page, and that of the job on the page for the parcel', async () => {
    const [face] = ticket.surfaces
    if (!face) throw new Error('Expected a surface')
    const surfaces = [1, 2].map((page) => ({ ...face, code: `1000042-1-${page}` }))
    const packing = [{ label: 'Receipt', value: 'Put one without prices in' }]
    const file = await drawJobTicket({ ...ticket, surfaces, packing })
    const codes = await Promise.all([1, 2, 3].map((page) => wordsOf(file, page)))
    expect(codes.map((words) => words.split(' ').filter((word) => /^1000042-1(-\d)?$/.test(word)))).toEqual([
      ['1000042-1-1'],
      ['1000042-1-2'],
      ['1000042-1'],
    ])
  })

  test('carries the code of the job in bars that a scanner reads', async () => {
    const { data, widthPx } = await drawPdfPage(await drawJobTicket(ticket), 2976)
    // A line across the bars, about 23 mm from the top of the page.
    const row = Math.round((65 / 841.89) * 4209)
    const dark = Array.from({ length: widthPx }, (_, x) => (data[(row * widthPx + x) * 3] ?? 255) < 128)
    expect(readCode128(dark.slice(widthPx / 2))).toBe('1000042-1')
  })

  test('is the same to the byte when it is drawn again', async () => {
    expect((await drawJobTicket(ticket)).equals(await drawJobTicket(ticket))).toBe(true)
  })

  test('refuses a code that bars cannot hold', async () => {
    await expect(drawJobTicket({ ...ticket, code: 'Šuka' })).rejects.toThrow('printable ASCII')
  })
})

async function wordsOf(pdf: Buffer, number = 1): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const page = await (await loading.promise).getPage(number)
  const { items } = await page.getTextContent()
  await loading.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/**
 * Reads Code 128 as a scanner does: widths of bars and spaces, six to a character, with the check character.
 * Characters are told apart by widths alone, ISO/IEC 15417 table 1.
 */
function readCode128(dark: boolean[]): string {
  const runs: number[] = []
  const first = dark.indexOf(true)
  for (let x = first; x < dark.length; x++) {
    if (x === first || dark[x] !== dark[x - 1]) runs.push(0)
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
  }
  // After the last bar there is only white.
  runs.pop()
  const total = runs.reduce((sum, run) => sum + run, 0)
  // Each character has 11 modules, the stop character 13.
  const characters = (runs.length - 1) / 6
  const module = total / (characters * 11 + 2)
  const widths = runs.map((run) => Math.round(run / module))
  const values: number[] = []
  for (let at = 0; at + 7 < widths.length; at += 6) {
    values.push(patterns.indexOf(widths.slice(at, at + 6).join('')))
  }
  const check = values.pop() ?? -1
  const [start = 0, ...content] = values
  const sum = content.reduce((so, value, index) => so + value * (index + 1), start)
  if (sum % 103 !== check) throw new Error(`Expected check character ${sum % 103} but read ${check}`)
  let set = start === 105 ? 'C' : 'B'
  let text = ''
  for (const value of content) {
    if (value === 99) set = 'C'
    else if (value === 100) set = 'B'
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  return text
}

const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  )

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
