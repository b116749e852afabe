import { describe, expect, test } from 'vitest'
import { withCustomSizeOffers } from './custom-size-offers.ts'
import { changedGoods, changedSet, goodsCents } from './offered-goods.ts'
import { type OfferedRecord, priceOf } from './price.ts'
import type { OptionValue } from './record.ts'
import { countsPieces, valuesInOrder } from './sets.ts'
import { boardRecord } from './testing/small-record.ts'

const value = (code: string, parts: Partial<OptionValue> = {}): OptionValue => ({
  ...{ code, label: code, pricePercent: 0, priceCents: 0 },
  ...parts,
})
const nine = value('NINE', { label: 'Nine boards', pricePercent: 600, priceCents: 100, pieces: 9 })
const six = value('SIX', { pricePercent: 400, pieces: 6 })
const one = value('ONE')
const sets = { code: 'SET', label: 'How many', values: [nine, one, six] }
/** 10.00 for one, 71.00 for nine of the smallest size; a frame is a tenth of one. */
const record: OfferedRecord = { ...boardRecord, options: [sets, ...boardRecord.options] }

describe('an option that says how many pieces there are', () => {
  test('is known by its values, though one piece alone says no number', () => {
    expect(countsPieces(sets)).toBe(true)
    expect(boardRecord.options.map(countsPieces)).toEqual([false, false])
  })

  test('is listed from the fewest pieces to the most, whichever a page opens with', () => {
    expect(valuesInOrder(sets).map(({ code }) => code)).toEqual(['ONE', 'SIX', 'NINE'])
  })

  test('keeps the order of its record where two sets hold as many', () => {
    const values = [value('DIFF', { pieces: 4 }), value('SAME', { pieces: 4 })]
    expect(valuesInOrder({ values }).map(({ code }) => code)).toEqual(['DIFF', 'SAME'])
  })

  test('other options are listed as their record has them', () => {
    const [frame] = boardRecord.options
    expect(valuesInOrder(frame!)).toEqual(frame!.values)
  })

  test('belongs to the goods of a price, other options are added', () => {
    const choice = {
      size: '20X20',
      orientation: 'S' as const,
      values: { SET: 'NINE', FRAME: 'OAK', COAT: 'PLAIN' },
    }
    expect(priceOf(record, choice)).toEqual({
      unitCents: 7200,
      added: [{ label: 'Oak', cents: 100 }],
    })
  })
})

describe('what an offer makes of nine boards for 71.00', () => {
  const goods = { sizeCents: 1000, set: nine }

  test.each([
    ['a tenth off is a tenth of all', { kind: 'percent-off', percent: 10 }, 6390],
    ['an amount is taken off once', { kind: 'cents-off', cents: 300 }, 6800],
    ['a price is that of one, and nine follow from it', { kind: 'price', cents: 500 }, 3600],
    ['a price above the usual one changes nothing', { kind: 'price', cents: 5000 }, 7100],
  ] as const)('%s', (_name, change, cents) => expect(changedGoods(goods, change)).toBe(cents))

  test('on the set: what eight more cost', () => {
    expect(changedSet(goods, { kind: 'percent-off', percent: 50 })).toBe(4050)
    expect(changedSet({ sizeCents: 1000, set: undefined }, { kind: 'percent-off', percent: 50 })).toBe(1000)
  })
})

describe('a set of a size that is typed', () => {
  const [listed] = boardRecord.sizes
  const custom = { ...listed!, code: '23X23', priceCents: 1200 }
  const priced = (set: string, customSizeOffers: OfferedRecord['customSizeOffers']) => {
    const choice = {
      custom,
      size: '23X23',
      orientation: 'S' as const,
      values: { SET: set, FRAME: 'OAK', COAT: 'PLAIN' },
    }
    return priceOf(withCustomSizeOffers({ ...record, customSizeOffers }, choice), choice).unitCents
  }
  const FRAME = 120

  test.each([
    ['nothing', [], 1200, 8500],
    ['a tenth off everything', [{ percentOff: 10 }], 1080, 7650],
    ['a price of 10.00', [{ priceCents: 1000 }], 1000, 7100],
    ['half off the set', [{ option: 'SET', percentOff: 50 }], 1200, 4850],
    [
      'half off the set beside a tenth off everything',
      [{ option: 'SET', percentOff: 50 }, { percentOff: 10 }],
      1080,
      4850,
    ],
  ])('with %s', (_name, offers, single, set) => {
    expect(priced('ONE', offers)).toBe(single + FRAME)
    expect(priced('NINE', offers)).toBe(set + FRAME)
    expect(goodsCents({ sizeCents: 1200, set: nine })).toBe(8500)
  })
})
