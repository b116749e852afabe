import { describe, expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { asksForMore } from './asks-for-more.ts'
import { recordOfPrint } from './print-record.ts'
import { printRecordOf } from './print-record-of.ts'

/** With everything that only some records say. */
const wrapped: ProductRecord = {
  ...boardRecord,
  startFilter: 'pencil',
  wordsAlone: true,
  hangs: true,
  surround: { kind: 'frame', gapMm: 5, widthMm: 20, colour: '#c39a68' },
  makingDays: 2,
  opensWith: boardRecord.sizes[0]?.code,
  sheet: { widthMm: 900, heightMm: 1200, marginMm: 12, gapMm: 6, borderMm: 4, pieces: 2, back: 'back' },
  surfaces: boardRecord.surfaces.map((face) => ({ ...face, outline: 'path', outlinePath: HEART })),
  options: [
    {
      code: 'WRAP',
      label: 'Wrap',
      values: [
        {
          code: 'IMAGE',
          label: 'Image',
          detail: 'Goes around',
          pricePercent: 0,
          priceCents: 0,
          edge: 'image',
          depthMm: 19,
          bleedMm: 24,
        },
        {
          code: 'BLACK',
          label: 'Black',
          pricePercent: 5,
          priceCents: 0,
          edge: 'colour',
          edgeColour: '#000000',
        },
        { code: 'MIRROR', label: 'Mirror', pricePercent: 0, priceCents: 50, edge: 'mirror', surroundMm: 30 },
      ],
    },
  ],
}

describe('a record travels to the page and back', () => {
  test.each([
    ['with little in it', boardRecord],
    ['with all that it can say', wrapped],
    // Its scenes and rooms take another way: a page asks for them where it shows them.
    ['of a canvas, so that the browser prices like the shop', { ...canvasRecord, scenes: [], rooms: [] }],
  ])('%s', (_, record) => expect(recordOfPrint(printRecordOf(record, 3))).toEqual(record))

  test('with the offers of its visitor', () => {
    const offers = {
      sizes: { '30X40': 1800 },
      options: [{ size: '30X40', option: 'COAT', value: 'VARNISH', cents: 90 }],
    }
    const print = printRecordOf(boardRecord, 3, offers)
    expect(print).toMatchObject({ version: 3, sku_prefix: 'BOARD', tool_path: '/board' })
    expect(print.sizes[1]).toMatchObject({
      price_cents: 2000,
      final_price_cents: 1800,
      width_mm: 300,
      height_mm: 400,
    })
    expect(recordOfPrint(print).offers).toEqual(offers)
    expect(recordOfPrint(printRecordOf(boardRecord, 3, { ...offers, sizes: {} })).offers).toEqual({
      ...offers,
      sizes: {},
    })
    expect(recordOfPrint(printRecordOf(boardRecord, 3, { ...offers, options: [] })).offers).toEqual({
      ...offers,
      options: [],
    })
  })

  test('from an older answer, without final prices and offers of options', () => {
    const { option_offers, sizes, ...print } = printRecordOf(boardRecord, 3)
    const older = { ...print, sizes: sizes.map(({ final_price_cents, ...size }) => size) }
    expect(recordOfPrint(older)).toEqual(boardRecord)
  })

  test('without a filter or an edge that the page does not know', () => {
    const print = printRecordOf(wrapped, 3)
    const newer: object = {
      ...print,
      start_filter: 'oil',
      options: print.options.map((option) => ({
        ...option,
        values: option.values.map((value) => ({ ...value, edge: 'gold' })),
      })),
    }
    const record = recordOfPrint(newer as typeof print)
    expect(record.startFilter).toBeUndefined()
    expect(record.options[0]?.values[0]?.edge).toBeUndefined()
  })
})

test.each([
  ['BOARD-30X40-P-OAK-PLAIN', undefined],
  ['MUG-30X40-P-OAK-PLAIN', 'MUG-30X40-P-OAK-PLAIN is not a product of this kind.'],
  ['BOARD', 'BOARD does not say a size and position.'],
  ['BOARD-30X40-X', 'BOARD-30X40-X does not say a size and position.'],
  ['BOARD-30X40-P-OAK', 'BOARD-30X40-P-OAK should choose frame, coat, one value each.'],
  [
    'BOARD-10X10-S-OAK-PLAIN',
    'A board is not made in 10 × 10 cm. It is made in 20 × 20 cm, 30 × 40 cm and 60 × 90 cm.',
  ],
  ['BOARD-30X40-S-OAK-PLAIN', 'The size 30 × 40 cm is not made in square position.'],
  ['BOARD-20X20-P-OAK-PLAIN', 'The size 20 × 20 cm is not made in portrait position.'],
  ['BOARD-20X20-L-OAK-PLAIN', 'The size 20 × 20 cm is not made in landscape position.'],
  ['BOARD-30X40-P-GOLD-PLAIN', 'We do not offer GOLD as frame.'],
  ['BOARD-30X40-P-OAK-', 'We do not offer nothing as coat.'],
])('the SKU %s: %s', (sku, message) => {
  const parsed = parseSku(boardRecord, sku)
  expect(parsed.kind === 'choice' ? undefined : parsed.message).toBe(message)
})

test.each([
  [{}, false],
  [{ sku: 'BOARD-30X40-P-OAK-PLAIN' }, false],
  [{ sku: 'BOARD-30X40-P-GOLD-PLAIN' }, true],
])('an address with %j asks for what is not made: %s', (query: Record<string, string>, asks) => {
  expect(asksForMore(boardRecord, { get: (name) => query[name] ?? null })).toBe(asks)
})
