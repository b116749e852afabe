/** The rules of every family, on a board so small that each figure can be worked out in the head. */
import { describe, expect, test } from 'vitest'
import { isChoiceOf } from './choice-of.ts'
import { optionsInWords } from './options-in-words.ts'
import { parseSku } from './parse-sku.ts'
import { type OfferedRecord, optionCents, priceOf, priceRangeOf } from './price.ts'
import { defineRecord, type ProductRecord, type Size } from './record.ts'
import { addedCents } from './sets.ts'
import {
  type Choice,
  firstChoice,
  formatSku,
  isOrientation,
  isSquare,
  positionsOf,
  readSku,
  resolveChoice,
  turnedBefore,
  withSize,
} from './sku.ts'
import { chosen, value, withOption } from './testing/one-option.ts'
import { boardRecord } from './testing/small-record.ts'

const [square, middle, large] = boardRecord.sizes as [Size, Size, Size]
const plain: Choice = { size: '30X40', orientation: 'P', values: { FRAME: 'NONE', COAT: 'PLAIN' } }
const inOak: Choice = { ...plain, values: { FRAME: 'OAK', COAT: 'VARNISH' } }
const uprightOnly: ProductRecord = { ...boardRecord, positions: ['P'] }
const lyingOnly: ProductRecord = { ...boardRecord, positions: ['L'] }

describe('a SKU', () => {
  test('is read without its reasons too', () => {
    expect(readSku(boardRecord, 'BOARD-30X40-P-OAK-VARNISH')).toEqual(inOak)
    expect(readSku(boardRecord, 'BOARD-20X20-S-NONE-PLAIN')?.orientation).toBe('S')
  })

  test.each([
    'BOARD',
    'MUG-30X40-P-NONE-PLAIN',
    'BOARD-30X40-P-NONE',
    'BOARD-30X40-P-NONE-PLAIN-PLAIN',
    'BOARD-30X40-Q-NONE-PLAIN',
    'BOARD-30X40-S-NONE-PLAIN',
    'BOARD-20X20-L-NONE-PLAIN',
    'BOARD-31X40-P-NONE-PLAIN',
    'BOARD-30X40-P-PLAIN-NONE',
    'BOARD-30X40-P-NONE-',
  ])('%s is none', (sku) => expect(readSku(boardRecord, sku)).toBeUndefined())

  test('says the first part that is not made', () => {
    const said = (record: ProductRecord, sku: string) => parseSku(record, sku)
    expect(said(uprightOnly, 'BOARD-30X40-L-NONE-PLAIN')).toEqual({
      kind: 'unknown-sku',
      message: 'The size 30 × 40 cm is not made in landscape position.',
    })
    expect(said(boardRecord, 'BOARD-30X40-P-ASH-MATT')).toEqual({
      kind: 'unknown-sku',
      message: 'We do not offer ASH as frame.',
    })
    expect(said(boardRecord, 'BOARD-30X40-P-OAK-MATT')).toEqual({
      kind: 'unknown-sku',
      message: 'We do not offer MATT as coat.',
    })
  })

  test('of three positions, and no other letter', () => {
    expect(['P', 'L', 'S', 'p', 'X', '', undefined].map(isOrientation)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a choice', () => {
  test('has the record’s own figures', () => {
    expect(resolveChoice(boardRecord, inOak)).toEqual({
      size: middle,
      orientation: 'P',
      values: [boardRecord.options[0]?.values[1], boardRecord.options[1]?.values[1]],
    })
  })

  test.each<[string, Choice]>([
    ['of a size that is not made', { ...plain, size: '31X40' }],
    ['that hangs as its size does not', { ...plain, orientation: 'S' }],
    ['that leaves an option open', { ...plain, values: { FRAME: 'OAK' } }],
    ['of another value', { ...plain, values: { FRAME: 'OAK', COAT: 'MATT' } }],
  ])('%s has none', (_, choice) => {
    expect(() => resolveChoice(boardRecord, choice)).toThrow('Expected a board that we make')
    expect(isChoiceOf(boardRecord, choice)).toBe(false)
  })

  test('is the record’s when it says no more than the record asks', () => {
    expect(isChoiceOf(boardRecord, plain)).toBe(true)
    expect(isChoiceOf(boardRecord, { ...plain, values: { ...plain.values, WRAP: 'MIRROR' } })).toBe(false)
  })

  test('begins with the first position that its size is made in', () => {
    expect(firstChoice(boardRecord, '60X90')).toEqual({ ...plain, size: '60X90' })
    expect(firstChoice(lyingOnly, '60X90').orientation).toBe('L')
    expect(firstChoice(lyingOnly, '20X20').orientation).toBe('S')
    expect(firstChoice(boardRecord, '1X1').size, 'of a size that is not made').toBe('20X20')
    expect(() => firstChoice({ ...boardRecord, sizes: [] }, '1X1')).toThrow(
      'Expected a size of board but received 1X1',
    )
  })

  test('in another size keeps its values, and its position where that is made', () => {
    expect(withSize(boardRecord, { ...inOak, orientation: 'L' }, '60X90')).toEqual({
      ...inOak,
      size: '60X90',
      orientation: 'L',
      turned: 'L',
    })
    expect(withSize(lyingOnly, plain, '60X90').orientation).toBe('L')
  })

  test('remembers over a square how it hung before', () => {
    expect(turnedBefore({ ...plain, orientation: 'S', turned: 'L' })).toBe('L')
    expect(turnedBefore({ ...plain, orientation: 'S' })).toBe('S')
    expect(turnedBefore({ ...plain, orientation: 'P', turned: 'L' }), 'what it is counts first').toBe('P')
  })

  test('is square, or in one of the record’s positions', () => {
    expect([isSquare(square), isSquare(middle)]).toEqual([true, false])
    expect(positionsOf(boardRecord, square)).toEqual(['S'])
    expect(positionsOf(boardRecord, middle)).toEqual(['P', 'L'])
    expect(positionsOf(uprightOnly, middle)).toEqual(['P'])
  })

  const words = (record: ProductRecord, choice: Choice) =>
    optionsInWords(record, choice).map((one) => `${one.label}: ${one.value}`)
  test('J-14: is told in words', () => {
    expect(words(boardRecord, inOak)).toEqual([
      'Size: 30 × 40 cm (12 × 16 in)',
      'Position: Portrait',
      'Frame: Oak',
      'Coat: Varnish',
    ])
    expect(words(boardRecord, { ...plain, orientation: 'L' })[0]).toBe('Size: 40 × 30 cm (16 × 12 in)')
  })

  test('J-14: of a size without inches is told without brackets', () => {
    const inOunces = { ...boardRecord, sizes: [{ ...middle, label: '11 oz', inches: '' }] }
    expect(words(inOunces, { ...plain, orientation: 'L' })[0]).toBe('Size: 11 oz')
  })

  test('J-14: says nothing of its position where no size can be turned', () => {
    expect(words(uprightOnly, plain)).toEqual([
      'Size: 30 × 40 cm (12 × 16 in)',
      'Frame: No frame',
      'Coat: Plain',
    ])
  })
})

describe('the price', () => {
  test('is the size, a tenth of it for oak, and 1.00 for varnish', () => {
    expect(priceOf(boardRecord, inOak)).toEqual({
      unitCents: 2300,
      added: [
        { label: 'Oak', cents: 200 },
        { label: 'Varnish', cents: 100 },
      ],
    })
  })

  test('leaves out what costs nothing, and never the size', () => {
    const free = { ...boardRecord, sizes: [{ ...middle, priceCents: 0 }] }
    expect(priceOf(free, plain)).toEqual({ unitCents: 0, added: [] })
  })

  test('a value may add a share and an amount', () => {
    const both = withOption(value({ pricePercent: 5, priceCents: 30 }))
    expect(priceOf(both, chosen('ONE')).unitCents).toBe(2130)
    expect(priceRangeOf(both)).toEqual({ lowestCents: 1080, highestCents: 3180 })
  })

  test('runs from the cheapest choice of the cheapest size to the dearest of the dearest', () => {
    expect(priceRangeOf(boardRecord)).toEqual({ lowestCents: 1000, highestCents: 3400 })
    expect(priceRangeOf({ ...boardRecord, sizes: boardRecord.sizes.toReversed() })).toEqual({
      lowestCents: 1000,
      highestCents: 3400,
    })
  })

  test('F-10: a page that opens with a dearer value is from what that costs', () => {
    const [option] = boardRecord.options
    const dearest = option!.values.at(-1)!
    const start = { [option!.code]: dearest.code }
    const opened = Math.min(
      ...boardRecord.sizes.map((size) => size.priceCents + addedCents(size.priceCents, dearest)),
    )
    expect(priceRangeOf(boardRecord, start)).toEqual({ lowestCents: opened, highestCents: 3400 })
    expect(priceRangeOf(boardRecord, { [option!.code]: 'GONE' })).toEqual(priceRangeOf(boardRecord))
  })

  test('is the visitor’s own where an offer names size, option and value; nothing else gets cheaper', () => {
    const record: OfferedRecord = {
      ...boardRecord,
      offers: {
        sizes: { '30X40': 1500 },
        options: [{ size: '30X40', option: 'FRAME', value: 'OAK', cents: 50 }],
      },
    }
    const cents = (choice: typeof inOak) => {
      const { unitCents, added } = priceOf(record, choice)
      const each = added.map((one) => one.cents)
      return [unitCents - each.reduce((sum, one) => sum + one, 0), ...each]
    }
    expect(cents(inOak)).toEqual([1500, 50, 100])
    expect(cents({ ...inOak, size: '60X90' })).toEqual([3000, 300, 100])
    const [, oak] = boardRecord.options[0]!.values
    expect(optionCents(record, middle, 'FRAME', oak!)).toBe(50)
    expect(optionCents(record, large, 'FRAME', oak!), 'in another size').toBe(300)
    expect(optionCents(record, middle, 'BORDER', oak!), 'of another option').toBe(200)
    expect(optionCents(record, middle, 'FRAME', { ...oak!, code: 'ASH' }), 'of another value').toBe(200)
  })

  test('an offer may take all of it', () => {
    const record = { ...boardRecord, offers: { sizes: { '30X40': 0 }, options: [] } }
    expect(priceOf(record, plain).unitCents).toBe(0)
  })
})

test.each(['undefined', 'null', 'NaN'])(
  'a family whose words have a gap, such as “%s”, is refused',
  (gap) => {
    const { words } = boardRecord
    expect(() => defineRecord({ ...boardRecord, words: { ...words, piece: `a ${gap} board` } })).toThrow(
      'Expected words without a gap',
    )
  },
)

test('a SKU is written as it is read', () => {
  expect(formatSku(boardRecord, inOak)).toBe('BOARD-30X40-P-OAK-VARNISH')
})
