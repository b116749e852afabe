/** Issue 15: frames and rugs by the centimetre. What is typed is a size like any other, or it is none. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { record as frame } from '#families/custom-frame/record.ts'
import { record as rug } from '#families/rug/record.ts'
import { customChoice, customSizeOf, madeSizeOf, measuredSizes, withCustomSize } from './custom-size.ts'
import { isOversize } from './parcel.ts'
import { parseSku } from './parse-sku.ts'
import { priceOf } from './price.ts'
import { type CustomSize, defineRecord, type ProductRecord } from './record.ts'
import { firstChoice, formatSku, withSize } from './sku.ts'
import { surfacesOf } from './surfaces.ts'
import { boardRecord } from './testing/small-record.ts'

const customSize: CustomSize = {
  ...{ minWidthMm: 200, maxWidthMm: 600, minHeightMm: 200, maxHeightMm: 900 },
  price: { startCents: 500, centsPerMetre: 100, centsPerSquareMetre: 5000 },
  packing: { marginMm: 60, highMm: 40, startG: 500, gramsPerSquareMetre: 3000 },
}
/** 10.00, 20.00 and 30.00 on the list, and any centimetres between 20 × 20 and 60 × 90. */
const board: ProductRecord = defineRecord({ ...boardRecord, customSize })
const plain = firstChoice(board)

describe('a typed size', () => {
  it('has its measures, the figures of the next larger one, and a price and parcel of its own', () => {
    expect(customSizeOf(board, '31X43')).toEqual({
      code: '31X43',
      label: '31 × 43 cm',
      inches: '12.2 × 16.9 in',
      ...{ widthMm: 310, heightMm: 430, safeMm: 10, targetDpi: 200, warnDpi: 100 },
      // 5.00 + 1.48 + 6.67, but what holds a piece of 20.00 costs no less.
      priceCents: 2000,
      parcel: { longMm: 490, wideMm: 370, highMm: 40, weightG: 900 },
    })
    expect(customSizeOf(board, '25X35')?.priceCents).toBe(1099)
  })

  it.each([
    '0X0',
    '0X61',
    '9999X9999',
    '999X999',
    '1e3X1e3',
    '043X61',
    '43X061',
    '43.5X61',
    '43,5X61',
    '-43X61',
    '+43X61',
    '43x61',
    '43X61 ',
    ' 43X61',
    '43X',
    'X61',
    '43',
    '',
    '43X61X2',
    '٤٣X٦١',
    '４３X６１',
    '61X43',
    'NaNXNaN',
    'InfinityX43',
    '19X40',
    '61X90',
    '40X91',
    '__proto__',
    'constructor',
  ])('is never %j', (code) => {
    expect(customSizeOf(board, code)).toBeUndefined()
    expect(parseSku(board, `BOARD-${code}-P-NONE-PLAIN`).kind).toBe('unknown-sku')
  })

  it('is not sold by a family whose sizes are all listed', () => {
    expect(customSizeOf(boardRecord, '31X43')).toBeUndefined()
    expect(parseSku(boardRecord, 'BOARD-31X43-P-NONE-PLAIN')).toEqual({
      kind: 'unknown-sku',
      message: 'A board is not made in 31 × 43 cm. It is made in 20 × 20 cm, 30 × 40 cm and 60 × 90 cm.',
    })
  })

  it('is the listed one where its measures are on the list', () => {
    expect(madeSizeOf(board, '30X40')).toBe(board.sizes[1])
    expect(withCustomSize(board, '30X40')).toBe(board)
    expect(withCustomSize(board, '7X9')).toBe(board)
    expect(withCustomSize(board, '31X43').sizes.at(-1)?.code).toBe('31X43')
  })

  it.each([
    [43, 31, '31X43', 'L'],
    [31, 43, '31X43', 'P'],
    [35, 35, '35X35', 'S'],
    [40, 30, '30X40', 'L'],
  ] as const)('of %i × %i cm is %s-%s in its SKU, which is read back', (widthCm, heightCm, code, lies) => {
    const choice = customChoice(board, plain, { widthCm, heightCm })
    if (!choice) throw new Error('Expected a choice')
    const sku = formatSku(board, choice)
    expect(sku).toBe(`BOARD-${code}-${lies}-NONE-PLAIN`)
    const parsed = parseSku(board, sku)
    if (parsed.kind !== 'choice') throw new Error(parsed.message)
    expect(surfacesOf(board, parsed.choice)[0]).toMatchObject({
      widthMm: widthCm * 10,
      heightMm: heightCm * 10,
    })
    expect(priceOf(board, parsed.choice)).toEqual(priceOf(board, choice))
  })

  it('is none outside the bounds, in fractions, or in a position that the family has not', () => {
    expect(customChoice(board, plain, { widthCm: 43.5, heightCm: 50 })).toBeUndefined()
    expect(customChoice(board, plain, { widthCm: 10, heightCm: 50 })).toBeUndefined()
    expect(customChoice(board, plain, { widthCm: Number.NaN, heightCm: 50 })).toBeUndefined()
    const uprightOnly: ProductRecord = { ...board, positions: ['P'] }
    expect(customChoice(uprightOnly, plain, { widthCm: 43, heightCm: 31 })).toBeUndefined()
  })

  it('gives way to a listed one that is chosen after it', () => {
    const typed = customChoice(board, plain, { widthCm: 43, heightCm: 31 })
    if (!typed) throw new Error('Expected a choice')
    expect(formatSku(board, withSize(board, typed, '30X40'))).toBe('BOARD-30X40-L-NONE-PLAIN')
  })
})

describe.each([
  ['board', board],
  ['frame', frame],
  ['rug', rug],
])('the price of a typed size of a %s', (_, record) => {
  const bounds = record.customSize as CustomSize
  const side = fc.integer({ min: bounds.minWidthMm / 10, max: bounds.maxHeightMm / 10 })
  const centsOf = (widthCm: number, heightCm: number) => {
    const choice = customChoice(record, firstChoice(record), { widthCm, heightCm })
    return choice && priceOf(record, choice).unitCents
  }

  test('never falls when the piece grows, to either side', () => {
    fc.assert(
      fc.property(side, side, fc.nat(60), fc.nat(60), (widthCm, heightCm, wider, higher) => {
        const [less, more] = [centsOf(widthCm, heightCm), centsOf(widthCm + wider, heightCm + higher)]
        return less === undefined || more === undefined || less <= more
      }),
      { numRuns: 2000 },
    )
  })

  test('is whole cents between the listed prices of what fits into it and what it fits into', () => {
    fc.assert(
      fc.property(side, side, (widthCm, heightCm) => {
        const size = customSizeOf(record, `${Math.min(widthCm, heightCm)}X${Math.max(widthCm, heightCm)}`)
        if (!size) return true
        const isBetween = measuredSizes(record.sizes).every(
          (listed) =>
            !(
              (listed.widthMm <= size.widthMm &&
                listed.heightMm <= size.heightMm &&
                listed.priceCents > size.priceCents) ||
              (listed.widthMm >= size.widthMm &&
                listed.heightMm >= size.heightMm &&
                listed.priceCents < size.priceCents)
            ),
        )
        return isBetween && Number.isInteger(size.priceCents)
      }),
      { numRuns: 2000 },
    )
  })

  test('is the listed one at the measures of a listed size, as the parcel is', () => {
    for (const listed of measuredSizes(record.sizes)) {
      const typed = customSizeOf(record, listed.code)
      expect(typed?.priceCents, listed.code).toBe(listed.priceCents)
      if (record !== board) expect(typed?.parcel, listed.code).toEqual(listed.parcel)
    }
  })
})

test.each([
  ['60X92', false],
  ['60X93', true],
  ['100X150', true],
])('a frame of %s goes by courier alone: %s (Australia Post, 105 cm)', (code, byCourier) => {
  const size = madeSizeOf(frame, code)
  expect(size && isOversize(size.parcel)).toBe(byCourier)
})

describe('a record that takes typed sizes', () => {
  const withChange = (change: Partial<ProductRecord>) => () => defineRecord({ ...board, ...change })

  it.each([
    ['lacks its largest', { sizes: board.sizes.slice(0, 2) }, 'as far as 600 × 900 mm'],
    [
      'names a listed one by other centimetres',
      { sizes: board.sizes.map((size) => (size.code === '30X40' ? { ...size, heightMm: 406 } : size)) },
      'the code of each is its trim',
    ],
    [
      'sells a larger one for less',
      { sizes: board.sizes.map((size) => (size.code === '30X40' ? { ...size, priceCents: 900 } : size)) },
      '20X20 fits into it and costs more',
    ],
    [
      'has bounds between centimetres',
      { customSize: { ...customSize, minWidthMm: 205 } },
      'whole centimetres',
    ],
    [
      'has bounds that cross',
      { customSize: { ...customSize, minWidthMm: 700 } },
      'no least is above its most',
    ],
    [
      'prints one size otherwise',
      {
        surfaces: board.surfaces.map((face) => ({
          ...face,
          trims: [{ size: '30X40', widthMm: 290, heightMm: 390 }],
        })),
      },
      'a typed size has none',
    ],
  ] as const)('is refused when it %s', (_, change, sentence) => {
    expect(withChange(change as Partial<ProductRecord>)).toThrow(sentence)
  })
})
