import { describe, expect, test } from 'vitest'
import type { PriceRule } from './offers.ts'
import { campaignOf, isOn, noOffers, priceRulesFor } from './offers.ts'
import { type Piece, unitPrice } from './unit-price.ts'

const rule = (parts: Partial<PriceRule>): PriceRule => ({
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

const piece = (parts: Partial<Piece> = {}): Piece => ({
  sku: 'CANVAS-30X40-P-D38-MIRROR-MATTE',
  family: 'canvas',
  size: '30X40',
  specialName: undefined,
  base: { label: '30 × 40 cm', sizeCents: 2000, set: undefined },
  options: [{ option: 'DEPTH', value: 'D38', label: '38 mm', cents: 500 }],
  piecesInCart: 1,
  takesOffers: true,
  ...parts,
})

describe('one piece of 20.00 with an option of 5.00', () => {
  test.each<[string, PriceRule[], Partial<Piece>, number]>([
    ['without a rule costs both', [], {}, 2500],
    ['by size: only the size that is named', [rule({ size: '40X50' })], {}, 2500],
    ['by size: ten percent off the base price, not the option', [rule({ size: '30X40' })], {}, 2300],
    ['by family', [rule({ family: 'canvas' })], {}, 2300],
    ['of another family', [rule({ family: 'mug' })], {}, 2500],
    ['by option: what the option adds', [rule({ option: 'DEPTH', value: 'D38' })], {}, 2450],
    ['by option: every value of it', [rule({ option: 'DEPTH' })], {}, 2450],
    ['by option: another value', [rule({ option: 'DEPTH', value: 'D19' })], {}, 2500],
    ['an amount off', [rule({ change: { kind: 'cents-off', cents: 300 } })], {}, 2200],
    ['never below nothing', [rule({ change: { kind: 'cents-off', cents: 9000 } })], {}, 500],
    ['a price', [rule({ change: { kind: 'price', cents: 699 } })], {}, 1199],
    [
      'a price above the usual one changes nothing',
      [rule({ change: { kind: 'price', cents: 3000 } })],
      {},
      2500,
    ],
    ['quantity: not reached', [rule({ fromQuantity: 5 })], { piecesInCart: 4 }, 2500],
    [
      'quantity: reached by all pieces of the size together',
      [rule({ fromQuantity: 5 })],
      { piecesInCart: 5 },
      2300,
    ],
    [
      'offers do not add up: the best one counts',
      [rule({}), rule({ id: 2, change: { kind: 'percent-off', percent: 25 } }), rule({ id: 3 })],
      {},
      2000,
    ],
    [
      'J-23: the special size takes no offer',
      [rule({}), rule({ family: 'canvas' })],
      { size: '20X20', specialName: '20x20 CM' },
      2500,
    ],
    [
      'J-23: unless the rule names it',
      [rule({ size: '20X20' })],
      { size: '20X20', specialName: '20x20 CM' },
      2300,
    ],
    [
      'J-23: the same size of a family that does not call it special takes every offer',
      [rule({}), rule({ campaign: 'spring', change: { kind: 'percent-off', percent: 20 } })],
      { size: '20X20', family: 'magnet' },
      2100,
    ],
    [
      'J-23: a campaign never reaches the special size',
      [rule({ size: '20X20', campaign: 'spring' })],
      { size: '20X20', specialName: '20x20 CM' },
      2500,
    ],
    ['what is money itself takes no offer', [rule({})], { takesOffers: false }, 2500],
    [
      'by SKU',
      [rule({ sku: 'SAMPLE-KIT' })],
      { sku: 'SAMPLE-KIT', family: undefined, size: undefined },
      2300,
    ],
  ])('%s', (_name, rules, parts, cents) => {
    const price = unitPrice(piece(parts), rules)
    expect(price.cents).toBe(cents)
    expect(price.regularCents).toBe(2500)
    expect(price.parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
  })

  test('says which offer it was', () => {
    const names = (offer: Partial<PriceRule>) =>
      unitPrice(piece({ piecesInCart: 9 }), [rule(offer)]).parts.map(({ code, label }) => [code, label])[1]
    expect(names({})).toEqual(['price_rule', 'Offer: 10% off the base price'])
    expect(names({ fromQuantity: 5 })).toEqual([
      'quantity_price',
      'Offer: 10% off the base price from 5 pieces',
    ])
    expect(names({ membersOnly: true })).toEqual(['member_price', 'Offer: 10% off the base price'])
    expect(names({ campaign: 'spring', change: { kind: 'price', cents: 699 } })).toEqual([
      'campaign_price',
      'Offer: A$6.99 each',
    ])
  })
})

describe('J-23: a set is more of the goods: three of 10.00 each for 27.00, with an option of 5.00', () => {
  const three = {
    ...{ code: 'DIFF3', label: 'Three', pricePercent: 150, priceCents: 200, pieces: 3 },
    designs: 'different' as const,
  }
  const set = (parts: Partial<Piece> = {}) =>
    piece({
      base: { label: 'Three of 20 × 20 cm', sizeCents: 1000, set: { option: 'SET', value: three } },
      ...parts,
    })

  test.each<[string, PriceRule[], number, number]>([
    ['without a rule', [], 3200, 2700],
    ['a tenth off is a tenth of the set', [rule({})], 2930, 2430],
    ['members have their share of the set', [rule({ membersOnly: true })], 2930, 2430],
    ['an amount is taken off once', [rule({ change: { kind: 'cents-off', cents: 300 } })], 2900, 2400],
    [
      'an amount larger than the set leaves the option',
      [rule({ change: { kind: 'cents-off', cents: 9900 } })],
      500,
      0,
    ],
    [
      'a price is that of the size, and the set follows from it',
      [rule({ change: { kind: 'price', cents: 600 } })],
      2200,
      1700,
    ],
    ['an offer on the set lowers what the set adds', [rule({ option: 'SET', value: 'DIFF3' })], 3030, 2530],
    ['an offer on another set changes nothing', [rule({ option: 'SET', value: 'DIFF6' })], 3200, 2700],
    [
      'an offer on the goods and one on the set do not add up',
      [rule({}), rule({ id: 2, option: 'SET', change: { kind: 'percent-off', percent: 50 } })],
      2350,
      1850,
    ],
    ['an offer on the other option leaves the set', [rule({ option: 'DEPTH' })], 3150, 2700],
  ])('%s', (_name, rules, cents, baseCents) => {
    const price = unitPrice(set(), rules)
    expect(price).toMatchObject({ regularCents: 3200, cents, baseCents })
    expect(price.parts.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
  })

  test('one of them by itself is what a free piece takes off', () => {
    expect(unitPrice(set(), []).pieceCents).toBe(1000)
    expect(unitPrice(set(), [rule({})]).pieceCents).toBe(900)
    expect(unitPrice(piece(), [rule({})]).pieceCents).toBe(1800)
  })

  test('three sets are three things for a quantity price, not nine', () => {
    const five = rule({ fromQuantity: 5 })
    expect(unitPrice(set({ piecesInCart: 3 }), [five]).cents).toBe(3200)
    expect(unitPrice(set({ piecesInCart: 5 }), [five]).cents).toBe(2930)
  })
})

describe('the parts of a price', () => {
  test('are the base, then what each option adds, each with the one offer that lowers it', () => {
    const rules = [
      rule({ id: 1 }),
      rule({ id: 2, option: 'DEPTH', change: { kind: 'cents-off', cents: 200 } }),
    ]
    const price = unitPrice(piece(), rules)
    expect(price).toMatchObject({ regularCents: 2500, cents: 2100, baseCents: 1800, rules })
    expect(price.parts).toEqual([
      { code: 'base', label: '30 × 40 cm', cents: 2000 },
      { code: 'price_rule', label: 'Offer: 10% off the base price', cents: -200 },
      { code: 'option', label: '38 mm', cents: 500 },
      { code: 'price_rule', label: 'Offer: A$2.00 off each', cents: -200 },
    ])
  })

  test('leave out what is free, and a rule that changes nothing', () => {
    const free = { option: 'WRAP', value: 'IMAGE', label: 'Image wrap', cents: 0 }
    const price = unitPrice(piece({ options: [free] }), [
      rule({ change: { kind: 'percent-off', percent: 0 } }),
    ])
    expect(price.parts).toEqual([{ code: 'base', label: '30 × 40 cm', cents: 2000 }])
    expect(price.rules).toEqual([])
  })

  test('name a rule once, though it lowers several options', () => {
    const all = rule({ option: 'DEPTH' })
    const options = [
      { option: 'DEPTH', value: 'D38', label: '38 mm', cents: 500 },
      { option: 'DEPTH', value: 'D25', label: '25 mm', cents: 300 },
    ]
    expect(unitPrice(piece({ options }), [all]).rules).toEqual([all])
  })
})

describe('which rules hold for a cart', () => {
  const now = new Date('2026-11-21T10:00:00+11:00')
  const later = new Date('2026-12-01T00:00:00+11:00')
  const offers = {
    ...noOffers,
    campaigns: [
      { code: 'Spring26', label: 'Spring', startsAt: null, endsAt: later },
      { code: 'over', label: 'Over', startsAt: null, endsAt: now },
    ],
    priceRules: [
      rule({ id: 1 }),
      rule({ id: 2, membersOnly: true }),
      rule({ id: 3, campaign: 'Spring26' }),
      rule({ id: 4, campaign: 'over' }),
      rule({ id: 5, startsAt: later }),
    ],
  }
  const ids = (campaign: string | undefined, isMember: boolean) =>
    priceRulesFor(offers, { campaign, isMember, now }).map(({ id }) => id)

  test.each<[string | undefined, boolean, number[]]>([
    [undefined, false, [1]],
    [undefined, true, [1, 2]],
    ['spring26', false, [1, 3]],
    ['over', false, [1]],
    ['unknown', true, [1, 2]],
  ])('code %s, member %s: rules %j', (campaign, isMember, expected) =>
    expect(ids(campaign, isMember)).toEqual(expected),
  )

  test('a campaign is known by its code without case, while it runs', () => {
    expect(campaignOf(offers, 'SPRING26', now)?.label).toBe('Spring')
    expect(campaignOf(offers, 'spring26', later)).toBeUndefined()
    expect(campaignOf(offers, undefined, now)).toBeUndefined()
  })

  test('a period begins with its first instant and ends before its last', () => {
    expect(isOn({ startsAt: now, endsAt: later }, now)).toBe(true)
    expect(isOn({ startsAt: now, endsAt: later }, later)).toBe(false)
    expect(isOn({ startsAt: later, endsAt: null }, now)).toBe(false)
    expect(isOn({ startsAt: null, endsAt: null }, now)).toBe(true)
  })

  test('an offer that is over holds no more, and none holds before it starts', () => {
    const running = (parts: Partial<PriceRule>, at: Date) =>
      priceRulesFor(
        { ...noOffers, priceRules: [rule(parts)] },
        { campaign: undefined, isMember: false, now: at },
      )
    expect(running({ startsAt: later }, now)).toEqual([])
    expect(running({ startsAt: later }, later)).toHaveLength(1)
    expect(running({ endsAt: later }, now)).toHaveLength(1)
    expect(running({ endsAt: later }, later)).toEqual([])
  })
})
