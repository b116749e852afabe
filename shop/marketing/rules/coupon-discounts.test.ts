import { describe, expect, it, test } from 'vitest'
import { aCoupon } from '../../testing/small-coupon.ts'
import type { Coupon, CouponGift } from './coupon.ts'
import { type CouponLine, couponDiscounts, couponFits } from './coupon-discounts.ts'

const coupon = (code: string, gift: Coupon['gift']): Coupon => aCoupon({ code, label: code, gift })
const aLine = (parts: Partial<CouponLine> = {}): CouponLine => ({
  id: 1,
  family: 'canvas',
  size: '30X40',
  specialName: undefined,
  quantity: 1,
  baseCents: 1000,
  pieceCents: parts.baseCents ?? 1000,
  takesOffers: true,
  ...parts,
})
const special = { size: '20X20', specialName: '20x20 CM' }
const magnet = { family: 'magnet', specialName: undefined }
const freePiece = (size: string) => ({ gift: { kind: 'free-piece' as const, size } })

describe('a coupon is', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponLine>, boolean]>([
    ['for everything, when it names nothing', {}, {}, true],
    ['not for what is money itself', {}, { takesOffers: false }, false],
    // family
    ['for its family', { family: 'canvas' }, {}, true],
    ['not for another family', { family: 'mug' }, {}, false],
    ['not for what has no family', { family: 'canvas' }, { family: undefined }, false],
    // sizes
    ['for each of its sizes', { sizes: ['30X40', '60X90'] }, {}, true],
    ['not for another size', { sizes: ['60X90'] }, {}, false],
    ['not for what has no size', { sizes: ['60X90'] }, { size: undefined }, false],
    ['for what has no size, when it names none', {}, { size: undefined }, true],
    // J-23
    ['not for the special size', {}, special, false],
    ['not for the special size, though it names it', { sizes: ['20X20'] }, special, false],
    ['for a free piece of the special size', freePiece('20X20'), special, true],
    ['for the same size of a family that does not call it special', {}, { ...special, ...magnet }, true],
    ['not for a piece of another size than the free one', freePiece('20X20'), {}, false],
    ['not for a free piece of another family', { ...freePiece('30X40'), family: 'mug' }, {}, false],
  ])('%s', (_, parts, line, fits) => expect(couponFits(aCoupon(parts), aLine(line))).toBe(fits))
})

describe('a coupon takes off', () => {
  const off = (gift: CouponGift, lines: CouponLine[]) =>
    couponDiscounts(lines, [aCoupon({ gift })]).map(({ lineId, cents }) => [lineId, cents])
  const three = [
    aLine({ id: 1, baseCents: 500, quantity: 2 }),
    aLine({ id: 2, baseCents: 900 }),
    aLine({ id: 3, baseCents: 700 }),
  ]

  test('a share of every line', () => {
    expect(off({ kind: 'percent', percent: 10 }, three)).toEqual([
      [1, 100],
      [2, 90],
      [3, 70],
    ])
  })

  test('of a set: a share of all of it, but only one piece where a piece is free', () => {
    const nine = aLine({ id: 1, baseCents: 10118, pieceCents: 1499 })
    expect(off({ kind: 'percent', percent: 10 }, [nine])).toEqual([[1, 1012]])
    expect(off({ kind: 'fixed', cents: 5000 }, [nine])).toEqual([[1, 5000]])
    expect(off({ kind: 'free-piece', size: '30X40' }, [nine])).toEqual([[1, 1499]])
  })

  test('the dearest piece where one is free, however large a set another is of', () => {
    const nine = aLine({ id: 1, baseCents: 9000, pieceCents: 1200 })
    expect(off({ kind: 'free-piece', size: '30X40' }, [nine, aLine({ id: 2, baseCents: 1500 })])).toEqual([
      [2, 1500],
    ])
  })

  test('nothing of a line that it is not for', () => {
    const mixed = [
      aLine({ id: 1, family: 'mug' }),
      aLine({ id: 2 }),
      aLine({ id: 3, size: '60X90' }),
      aLine({ id: 4, takesOffers: false }),
    ]
    const coupons = [aCoupon({ family: 'canvas', sizes: ['30X40'], gift: { kind: 'fixed', cents: 5000 } })]
    expect(couponDiscounts(mixed, coupons).map(({ lineId, cents }) => [lineId, cents])).toEqual([[2, 1000]])
  })

  test('an amount, spread over the lines, and never more than they cost', () => {
    expect(off({ kind: 'fixed', cents: 260 }, three)).toEqual([
      [1, 100],
      [2, 90],
      [3, 70],
    ])
    expect(off({ kind: 'fixed', cents: 9999 }, three)).toEqual([
      [1, 1000],
      [2, 900],
      [3, 700],
    ])
  })

  test('the dearest piece of its size', () => {
    expect(off({ kind: 'free-piece', size: '30X40' }, three)).toEqual([[2, 900]])
  })

  test.each<[number, number, [number, number][]]>([
    // In a row from dear to cheap: 900, 700, 500, 500.
    [
      1,
      1,
      [
        [1, 500],
        [3, 700],
      ],
    ],
    [2, 1, [[1, 500]]],
    [3, 1, [[1, 500]]],
    [2, 2, [[1, 1000]]],
    [4, 1, []],
  ])('of every %d + %d pieces the cheapest', (buy, free, expected) => {
    expect(off({ kind: 'buy-x-get-y', buy, free }, three)).toEqual(expected)
  })

  test('of many pieces of one line several', () => {
    const seven = [aLine({ quantity: 7 })]
    expect(off({ kind: 'buy-x-get-y', buy: 2, free: 1 }, seven)).toEqual([[1, 2000]])
    // 3 + 2: five of them make two free, and the last two are within the next three.
    expect(off({ kind: 'buy-x-get-y', buy: 3, free: 2 }, seven)).toEqual([[1, 2000]])
  })

  test('nothing of any line when it frees the delivery', () => {
    expect(off({ kind: 'free-shipping' }, three)).toEqual([])
  })
})

describe('several coupons', () => {
  test('take one after the other, and together never more than there is', () => {
    const coupons = [
      coupon('b-fixed', { kind: 'fixed', cents: 950 }),
      coupon('a-percent', { kind: 'percent', percent: 10 }),
    ]
    expect(couponDiscounts([aLine()], coupons)).toEqual([
      { lineId: 1, code: 'a-percent', label: 'a-percent', cents: 100 },
      { lineId: 1, code: 'b-fixed', label: 'b-fixed', cents: 900 },
    ])
  })

  test('of percentages are of the same price, so they add up', () => {
    const coupons = [
      coupon('b', { kind: 'percent', percent: 20 }),
      coupon('a', { kind: 'percent', percent: 10 }),
    ]
    for (const typed of [coupons, coupons.toReversed()]) {
      expect(couponDiscounts([aLine()], typed).map(({ code, cents }) => [code, cents])).toEqual([
        ['a', 100],
        ['b', 200],
      ])
    }
  })

  test('come in the order of what they give, however they were typed', () => {
    const coupons = [
      coupon('e', { kind: 'fixed', cents: 100 }),
      coupon('d', { kind: 'percent', percent: 1 }),
      coupon('c', { kind: 'buy-x-get-y', buy: 1, free: 1 }),
      coupon('b', { kind: 'free-piece', size: '30X40' }),
      coupon('a', { kind: 'free-shipping' }),
    ]
    const codes = couponDiscounts([aLine({ quantity: 4 })], coupons).map(({ code }) => code)
    expect(codes).toEqual(['b', 'c', 'd', 'e'])
  })
})

it('of two lines with equal pieces the older one has the free piece, however the lines are sorted', () => {
  const line = aLine({ baseCents: 1945 })
  const lines = [
    { ...line, id: 1, quantity: 1 },
    { ...line, id: 2, quantity: 2 },
  ]
  const coupons = [
    coupon('free', { kind: 'free-piece', size: '30X40' }),
    coupon('percent', { kind: 'percent', percent: 1 }),
  ]
  const expected = [
    { lineId: 1, code: 'free', label: 'free', cents: 1945 },
    { lineId: 2, code: 'percent', label: 'percent', cents: 39 },
  ]
  expect(couponDiscounts(lines, coupons)).toEqual(expected)
  expect(couponDiscounts(lines.toReversed(), coupons)).toEqual(expected)
})

it('of equal pieces those of the younger line come free, however the lines are sorted', () => {
  const lines = [aLine({ id: 1 }), aLine({ id: 2 })]
  const coupons = [coupon('pair', { kind: 'buy-x-get-y', buy: 1, free: 1 })]
  expect(couponDiscounts(lines, coupons)).toMatchObject([{ lineId: 2, cents: 1000 }])
  expect(couponDiscounts(lines.toReversed(), coupons)).toMatchObject([{ lineId: 2, cents: 1000 }])
})
