import { describe, expect, it } from 'vitest'
import { quantityProblem } from './quantity.ts'
import {
  chosenOffer,
  freeShippingAboveCents,
  NO_COURIER_TO_PO_BOX,
  postcodeRange,
  shippingOffers,
} from './shipping.ts'
import { cartTotals, totalSegments } from './totals.ts'

const configured = (values: Record<string, string> = {}) => new Map(Object.entries(values))
const offersFor = (subtotalCents: number, values: Record<string, string> = {}) =>
  shippingOffers({ subtotalCents, oversize: false, toPoBox: false, configuration: configured(values) })

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

describe('K-13 to K-16: prices and days of the three methods', () => {
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
})

describe('a cart with a line too large for the post', () => {
  const oversize = (toPoBox: boolean) =>
    shippingOffers({ subtotalCents: 20_000, oversize: true, toPoBox, configuration: configured() })

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
  const totals = (unitCents: number, quantity: number, shippingCents = 1499) =>
    cartTotals({ lines: [{ unitCents, quantity }], shippingCents, freeShippingAboveCents: 9900 })

  it('add lines and delivery, with the GST they contain', () => {
    const sum = cartTotals({
      lines: [
        { unitCents: 2431, quantity: 2 },
        { unitCents: 999, quantity: 1 },
      ],
      shippingCents: 1499,
      freeShippingAboveCents: 9900,
    })
    expect(sum).toEqual({
      subtotalCents: 5861,
      shippingCents: 1499,
      grandTotalCents: 7360,
      gstCents: 669,
      missingForFreeShippingCents: 4040,
    })
    expect(totalSegments(sum).map((segment) => [segment.code, segment.cents])).toEqual([
      ['subtotal', 5861],
      ['shipping', 1499],
      ['tax', 669],
      ['grand_total', 7360],
    ])
  })

  it.each([
    [9899, 2],
    [9900, 1],
    [9901, 0],
  ])('J-08: at %d cents %d cents are missing for free delivery', (unitCents, missing) =>
    expect(totals(unitCents, 1).missingForFreeShippingCents).toBe(missing),
  )

  it('of an empty cart are all zero', () => {
    const empty = cartTotals({ lines: [], shippingCents: 1499, freeShippingAboveCents: 9900 })
    expect(Object.values(empty)).toEqual([0, 0, 0, 0, 0])
  })

  it('stay exact for a thousand pieces', () =>
    expect(totals(24_318, 999, 0).grandTotalCents).toBe(24_293_682))
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
  ['all', undefined],
])('K-18: the postcode range %s is read', (text, range) =>
  expect(postcodeRange(configured({ postcode_range: text }))).toEqual(range),
)
