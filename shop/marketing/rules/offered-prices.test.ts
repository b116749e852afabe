import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import {
  type OfferedProduct,
  offeredRange,
  offeredTiers,
  quantityOffers,
  recordOffers,
} from './offered-prices.ts'
import type { PriceRule } from './offers.ts'
import { printedPiece, unprintedCents, unprintedPiece } from './pieces.ts'

const rule = (parts: Partial<PriceRule> = {}): PriceRule => ({
  id: 1,
  label: 'Offer',
  family: null,
  size: null,
  sku: null,
  option: null,
  value: null,
  fromQuantity: 1,
  membersOnly: false,
  campaign: null,
  change: { kind: 'percent-off', percent: 10 },
  startsAt: null,
  endsAt: null,
  ...parts,
})
/** J-23: its smallest size is one that offers skip. */
const record = {
  ...boardRecord,
  sizes: boardRecord.sizes.map((size) =>
    size.code === '20X20' ? { ...size, specialName: '20x20 CM' } : size,
  ),
}
const board = { sku: 'BOARD', name: 'Board', kind: 'printed' as const, record }
const kit = { sku: 'KIT', name: 'Sample kit', kind: 'goods' as const, priceCents: 1250 }
const membership = {
  sku: 'champ_membership',
  name: 'Membership',
  kind: 'membership' as const,
  priceCents: 4900,
}
const certificate = { sku: 'GiftCert', name: 'Gift certificate', kind: 'gift-certificate' as const }
const configured = new Map<string, string>()
const range = (product: OfferedProduct, rules: PriceRule[] = [], pieces?: number) => {
  const { lowest, highest } = offeredRange(product, rules, configured, pieces)
  return [lowest.regularCents, lowest.cents, highest.regularCents, highest.cents]
}

describe('the prices of a product', () => {
  test('F-10: a page that opens with a dearer value is from what that costs, with its offers', () => {
    const [option] = record.options
    const dearest = option!.values.at(-1)!
    const opened = { ...board, startValues: { [option!.code]: dearest.code } }
    const plainest = { ...board, record: { ...record, options: [{ ...option!, values: [dearest] }] } }
    for (const rules of [[], [rule()]]) expect(range(opened, rules)[1]).toBe(range(plainest, rules)[1])
    expect(range(opened)[0]).toBeGreaterThan(range(board)[0]!)
    expect(range(opened).slice(2)).toEqual(range(board).slice(2))
  })

  test.each<[string, OfferedProduct, PriceRule[], number[]]>([
    // 30.00 with oak for 3.00 and varnish for 1.00 is the dearest board.
    ['a board', board, [], [1000, 1000, 3400, 3400]],
    ['a board, every size cheaper but the special one', board, [rule()], [1000, 1000, 3400, 3100]],
    [
      'a board, its second size so cheap that it is the lowest',
      board,
      [rule({ size: '30X40', change: { kind: 'price', cents: 500 } })],
      [2000, 500, 3400, 3400],
    ],
    [
      'a board, varnish for half',
      board,
      [rule({ option: 'COAT', value: 'VARNISH', change: { kind: 'percent-off', percent: 50 } })],
      [1000, 1000, 3400, 3350],
    ],
    ['goods', kit, [], [1250, 1250, 1250, 1250]],
    ['goods with an offer', kit, [rule()], [1250, 1125, 1250, 1125]],
    ['goods without a price', { ...kit, priceCents: null }, [], [0, 0, 0, 0]],
    ['a membership takes no offer', membership, [rule()], [4900, 4900, 4900, 4900]],
    ['a certificate is worth 10.00 to 1,500.00', certificate, [rule()], [1000, 1000, 150_000, 150_000]],
  ])('%s', (_, product, rules, expected) => expect(range(product, rules)).toEqual(expected))

  test('are the same in whatever order a record lists its sizes', () => {
    const turned = { ...board, record: { ...record, sizes: record.sizes.toReversed() } }
    expect(range(turned)).toEqual([1000, 1000, 3400, 3400])
  })

  test('name the offers that make them', () => {
    const oak = rule({ id: 2, option: 'FRAME', value: 'OAK' })
    const { lowest, highest } = offeredRange(board, [rule(), oak], configured)
    expect(lowest.rules).toEqual([])
    expect(highest.rules.map(({ id }) => id)).toEqual([1, 2])
  })

  test('of five pieces are those of five in one cart', () => {
    const fromFive = [rule({ fromQuantity: 5 })]
    expect(range(kit, fromFive, 4)[1]).toBe(1250)
    expect(range(kit, fromFive, 5)[1]).toBe(1125)
  })
})

describe('prices by quantity', () => {
  const tiers = (rules: PriceRule[]) =>
    offeredTiers(kit, rules, configured).map(({ fromQuantity, cents }) => [fromQuantity, cents])
  const from = (fromQuantity: number, percent: number) =>
    rule({ id: fromQuantity, fromQuantity, change: { kind: 'percent-off', percent } })

  test('come from few to many, each lower than the one before', () => {
    expect(tiers([from(10, 30), from(5, 20), from(20, 25)])).toEqual([
      [5, 1000],
      [10, 875],
    ])
  })

  test('leave out one piece, and what is no lower', () => {
    expect(tiers([])).toEqual([])
    expect(tiers([from(1, 20), from(5, 20)])).toEqual([])
  })

  test('leave out what holds for other things', () => {
    const others = [rule({ family: 'mug', fromQuantity: 3 }), rule({ sku: 'BOX', fromQuantity: 4 })]
    expect(tiers([...others, from(5, 20)])).toEqual([[5, 1000]])
  })

  test('of a record are those of its sizes and values, where they are lower than for fewer pieces', () => {
    const varnish = rule({ id: 3, option: 'COAT', value: 'VARNISH', size: '30X40', fromQuantity: 10 })
    const others = rule({ family: 'mug', fromQuantity: 3 })
    const half = rule({ size: '60X90', fromQuantity: 5, change: { kind: 'percent-off', percent: 50 } })
    expect(quantityOffers(board, [half, varnish, others])).toEqual([
      { fromQuantity: 5, sizes: [{ size: '60X90', priceCents: 1500 }], options: [] },
      {
        fromQuantity: 10,
        sizes: [{ size: '60X90', priceCents: 1500 }],
        options: [{ size: '30X40', option: 'COAT', value: 'VARNISH', priceCents: 90 }],
      },
    ])
    expect(
      quantityOffers(board, [rule({ size: '60X90' }), rule({ size: '60X90', fromQuantity: 5 })]),
    ).toEqual([])
  })
})

describe('the offers of a record', () => {
  test('are the sizes and values that are cheaper, and no others', () => {
    const varnish = rule({ id: 2, option: 'COAT', value: 'VARNISH', size: '30X40' })
    expect(recordOffers(board, [rule({ size: '60X90' }), varnish])).toEqual({
      sizes: { '60X90': 2700 },
      options: [{ size: '30X40', option: 'COAT', value: 'VARNISH', cents: 90 }],
    })
    expect(recordOffers(board, [])).toEqual({ sizes: {}, options: [] })
  })
})

describe('a piece as it is priced', () => {
  test('of a print has its size and what each value adds', () => {
    const [, size] = record.sizes
    const values = record.options.map((option) => option.values[1]!)
    expect(printedPiece(board, size!, values)).toEqual({
      sku: 'BOARD',
      family: 'board',
      size: '30X40',
      specialName: undefined,
      base: { label: 'Board, 30 × 40 cm', sizeCents: 2000, set: undefined },
      options: [
        { option: 'FRAME', value: 'OAK', label: 'Oak', cents: 200 },
        { option: 'COAT', value: 'VARNISH', label: 'Varnish', cents: 100 },
      ],
      takesOffers: true,
    })
  })

  test('of a set has the set with its size, not among what is added', () => {
    const three = { code: 'THREE', label: 'Three boards', pricePercent: 150, priceCents: 0, pieces: 3 }
    const sets = { code: 'SET', label: 'How many', values: [three] }
    const [size] = record.sizes
    const sold = { ...board, record: { ...record, options: [sets] } }
    expect(printedPiece(sold, size!, [three])).toMatchObject({
      base: {
        label: 'Board, 20 × 20 cm, Three boards',
        sizeCents: 1000,
        set: { option: 'SET', value: three },
      },
      options: [],
    })
  })

  test.each([
    ['goods' as const, true],
    ['membership' as const, false],
    ['gift-certificate' as const, false],
  ])('of %s takes offers: %s', (kind, takesOffers) => {
    expect(unprintedPiece({ sku: 'KIT', name: 'Kit', kind }, 1250)).toEqual({
      sku: 'KIT',
      family: undefined,
      size: undefined,
      specialName: undefined,
      base: { label: 'Kit', sizeCents: 1250, set: undefined },
      options: [],
      takesOffers,
    })
  })

  test('K-21: the configuration says what a membership costs, and nothing else', () => {
    const configuration = new Map([['champ_membership_price', '39.00']])
    expect(unprintedCents(membership, configuration)).toBe(3900)
    expect(unprintedCents(membership, new Map([['champ_membership_price', 'soon']]))).toBe(4900)
    expect(unprintedCents(kit, configuration)).toBe(1250)
    expect(unprintedCents({ ...kit, priceCents: null }, configuration)).toBe(0)
  })
})
