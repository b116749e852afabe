import { describe, expect, it } from 'vitest'
import { gstWithin } from '#packages/money/money.ts'
import { paid } from '../../marketing/rules/paying.ts'
import { quantityProblem } from './quantity.ts'
import {
  chosenOffer,
  freeShippingAboveCents,
  NO_COURIER_TO_PO_BOX,
  postcodeRange,
  shippingOffers,
} from './shipping.ts'
import { cartTotals, type Delivery, dueBeforePaying, totalSegments } from './totals.ts'

type Means = Parameters<typeof paid>[1]

const configured = (values: Record<string, string> = {}) => new Map(Object.entries(values))
const offersFor = (subtotalCents: number, values: Record<string, string> = {}) =>
  shippingOffers({
    subtotalCents,
    oversize: false,
    toPoBox: false,
    toRemotePlace: false,
    configuration: configured(values),
  })

describe('K-12: standard delivery is free over $99.00', () => {
  it.each([
    [9899, 1499],
    [9900, 1499],
    [9901, 0],
  ])('goods of %d cents travel for %d cents', (subtotal, cents) =>
    expect(offersFor(subtotal)[0]?.cents).toBe(cents),
  )

  it('changing the configuration moves the limit', () => {
    expect(offersFor(5001, { free_shipping_price: '50.00' })[0]?.cents).toBe(0)
    expect(freeShippingAboveCents(configured({ free_shipping_price: 'soon' }))).toBe(9900)
  })

  it('express and priority are never free', () => {
    expect(offersFor(50_000).map((offer) => offer.cents)).toEqual([0, 1999, 2999])
  })
})

describe('K-13, K-15, K-16, K-17: prices and days of the three methods', () => {
  it('start from the shop constants', () => {
    expect(
      offersFor(1000).map((offer) => [offer.methodCode, offer.cents, offer.minimumDays, offer.maximumDays]),
    ).toEqual([
      ['standard', 1499, 2, 7],
      ['express', 1999, 3, 5],
      ['priority', 2999, 2, 3],
    ])
  })

  it('follow the configuration, and no longest time is under the shortest', () => {
    const [standard, express] = offersFor(1000, {
      minimum_shiping_price: '12.5',
      standard_ship_days: '9',
      express_ship_days: '1',
    })
    expect(standard).toMatchObject({ cents: 1250, maximumDays: 9 })
    expect(express).toMatchObject({ minimumDays: 3, maximumDays: 3 })
  })

  it.each(['soon', '7.5', '-8', '', ' '])('a longest time of %j days is that of the shop', (days) => {
    const [standard] = offersFor(1000, { standard_ship_days: days })
    expect(standard?.maximumDays).toBe(7)
  })

  it('have prices and days of their own in the configuration', () => {
    const [, express, priority] = offersFor(1000, {
      express_shipping_price: '21.00',
      priority_shipping_price: '31.00',
      priority_ship_days: '4',
    })
    expect(express).toMatchObject({ cents: 2100, methodTitle: 'Express', carrierTitle: 'Keepsake delivery' })
    expect(priority).toMatchObject({ cents: 3100, maximumDays: 4, methodTitle: 'Priority' })
  })

  it('a coupon frees the standard one, and only where it costs something', () => {
    const freed = (subtotalCents: number) =>
      shippingOffers({
        subtotalCents,
        oversize: false,
        toPoBox: true,
        toRemotePlace: false,
        freedBy: { code: 'free', label: 'Free delivery' },
        configuration: configured(),
      })
    expect(freed(1000).map(({ discount }) => discount)).toEqual([
      { code: 'free', label: 'Free delivery', cents: 1499 },
      undefined,
      undefined,
    ])
    expect(freed(10_000)[0]).toMatchObject({ cents: 0, discount: undefined })
    expect(freed(1000)[0]?.unavailableReason).toBeUndefined()
  })
})

describe('a cart with a line too large for the post', () => {
  const oversize = (toPoBox: boolean) =>
    shippingOffers({
      subtotalCents: 20_000,
      oversize: true,
      toPoBox,
      toRemotePlace: false,
      configuration: configured(),
    })

  it('travels by courier', () => {
    expect(oversize(false).map((offer) => [offer.carrierCode, offer.unavailableReason])).toEqual([
      ['courier', undefined],
      ['courier', undefined],
      ['courier', undefined],
    ])
  })

  it('cannot go to a PO box, and says why', () => {
    for (const offer of oversize(true)) expect(offer.unavailableReason).toBe(NO_COURIER_TO_PO_BOX)
  })

  it('no longer knows a choice made for the post', () => {
    const choice = { carrierCode: 'keepsake', methodCode: 'standard' }
    expect(chosenOffer(offersFor(1000), choice)?.methodTitle).toBe('Standard')
    expect(chosenOffer(oversize(false), choice)).toBeUndefined()
  })
})

describe('totals', () => {
  const line = (rowCents: number, discountCents = 0) => ({
    rowCents,
    discountCents,
    gstCents: gstWithin(rowCents - discountCents),
    discounts:
      discountCents === 0 ? [] : [{ lineId: 1, code: 'ten', label: 'Ten off', cents: discountCents }],
  })
  const totals = (lines: ReturnType<typeof line>[], delivery: Delivery, means: Partial<Means> = {}) =>
    cartTotals({
      lines,
      delivery,
      paid: paid(dueBeforePaying(lines, delivery), {
        giftCards: [],
        creditCents: undefined,
        points: undefined,
        ...means,
      }),
      missingForFreeShippingCents: 0,
    })
  const codes = (sum: ReturnType<typeof totals>) =>
    totalSegments(sum).map((segment) => [segment.code, segment.cents])

  it('J-08: add lines and delivery, with the GST they contain', () => {
    const sum = totals([line(4862), line(999)], { cents: 1499, discount: undefined })
    expect(sum).toMatchObject({ subtotalCents: 5861, grandTotalCents: 7360, gstCents: 669 })
    expect(codes(sum)).toEqual([
      ['subtotal', 5861],
      ['shipping', 1499],
      ['tax', 669],
      ['grand_total', 7360],
    ])
  })

  it('J-08: show everything that is taken off or pays, in the order of the contract', () => {
    const delivery = { cents: 1499, discount: { code: 'free', label: 'Free delivery', cents: 1499 } }
    const sum = totals([line(10_000, 1000)], delivery, {
      giftCards: [{ code: 'CARD', balanceCents: 2000, expiresOn: '2029-11-21', isExpired: false }],
      creditCents: 300,
      points: {
        balance: 5000,
        rule: { id: 1, label: 'Points', points: 100, cents: 100, minPoints: 100, maxPoints: null },
        wanted: 250,
        usesMax: false,
      },
    })
    expect(codes(sum)).toEqual([
      ['subtotal', 10_000],
      ['discount', -1000],
      ['shipping', 0],
      ['tax', 818],
      ['giftcardaccount', -2000],
      ['customerbalance', -300],
      ['reward', -250],
      ['grand_total', 6450],
    ])
    expect(totalSegments(sum).map(({ label }) => label)).toEqual([
      'Subtotal',
      'Discount',
      'Delivery',
      'Includes GST of',
      'Gift cards',
      'Store credit',
      'Reward points',
      'Total',
    ])
    expect(sum.discounts).toEqual([
      { code: 'ten', label: 'Ten off', cents: 1000, appliedTo: 'ITEM' },
      { code: 'free', label: 'Free delivery', cents: 1499, appliedTo: 'SHIPPING' },
    ])
  })

  it('of an empty cart are all zero', () =>
    expect(totals([], { cents: 0, discount: undefined }).grandTotalCents).toBe(0))
})

it.each([
  [1, undefined],
  [999, undefined],
  [0, 'Please give a whole number of pieces, 1 or more.'],
  [1.5, 'Please give a whole number of pieces, 1 or more.'],
  [-1, 'Please give a whole number of pieces, 1 or more.'],
  [Number.NaN, 'Please give a whole number of pieces, 1 or more.'],
  [1000, 'Please order at most 999 pieces in one line.'],
])('a quantity of %s: %s', (quantity, problem) => expect(quantityProblem(quantity)).toBe(problem))

it.each([
  ['0200-9999', ['0200', '9999']],
  [' 0200-9999 ', ['0200', '9999']],
  ['all', undefined],
  ['x0200-9999', undefined],
  ['0200-9999x', undefined],
  ['200-9999', undefined],
])('K-18: the postcode range %s is read', (text, range) =>
  expect(postcodeRange(configured({ postcode_range: text }))).toEqual(range),
)
