import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { type Incentives, noIncentives } from '../../marketing/rules/incentives.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import { aCoupon } from '../../testing/small-coupon.ts'
import { emptyCart } from './empty-cart.ts'
import { pricedCart, type StoredCart } from './priced-cart.ts'
import {
  NOT_MADE_ANY_MORE,
  OUT_OF_STOCK,
  type PricedProduct,
  type StoredLine,
  TOO_MANY,
} from './priced-line.ts'
import { NO_COURIER_TO_PO_BOX } from './shipping.ts'

const stocked = { urlKey: 'page', inStock: true, stock: null as number | null }
const board = {
  ...stocked,
  id: 1,
  sku: 'BOARD',
  name: 'Board',
  kind: 'printed' as const,
  family: 'board',
  record: boardRecord,
  version: 1,
}
const kit = {
  ...stocked,
  id: 2,
  sku: 'KIT',
  name: 'Sample kit',
  kind: 'goods' as const,
  priceCents: 1250 as number | null,
}
const frame = { ...kit, id: 6, sku: 'FRAME', name: 'Frame' }
const certificate = {
  ...stocked,
  id: 3,
  sku: 'GiftCert',
  name: 'Gift certificate',
  kind: 'gift-certificate' as const,
  priceCents: null,
}
const membership = {
  ...stocked,
  id: 4,
  sku: 'champ_membership',
  name: 'Membership',
  kind: 'membership' as const,
  priceCents: 4900,
}
/** Another family with the same sizes. */
const tile = {
  ...board,
  id: 5,
  sku: 'TILE',
  name: 'Tile',
  family: 'tile',
  record: { ...boardRecord, family: 'tile', skuPrefix: 'TILE' },
}

const aLine = (product: PricedProduct, parts: Partial<StoredLine> = {}): StoredLine => ({
  id: 1,
  productId: product.id,
  sku: product.kind === 'printed' ? `${product.sku}-30X40-P-NONE-PLAIN` : product.sku,
  designRevision: null,
  quantity: 1,
  ...parts,
})
const address = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined,
  street: ['12 Harbour Street'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}
const priced = (
  lines: StoredLine[],
  {
    incentives = {},
    parts = {},
    products = [board, kit, certificate, membership, tile, frame],
  }: { incentives?: Partial<Incentives>; parts?: Partial<StoredCart>; products?: PricedProduct[] } = {},
) =>
  pricedCart(
    { ...emptyCart, ...parts },
    lines,
    new Map(products.map((product) => [product.id, product])),
    new Map(),
    { ...noIncentives, ...incentives },
  )
const oneLine = (...[lines, options]: Parameters<typeof priced>) => priced(lines, options).lines[0]!

describe('a line can be ordered', () => {
  const reason = (product: PricedProduct, quantity: number) =>
    oneLine([aLine(product, { quantity })], { products: [product] }).unavailableReason

  test.each<[string, PricedProduct, number, string | undefined]>([
    ['that is made to order', board, 99, undefined],
    ['down to the last piece', { ...kit, stock: 3 }, 3, undefined],
    ['but not beyond it', { ...kit, stock: 3 }, 4, TOO_MANY],
    ['but not of an empty stock', { ...kit, stock: 0 }, 1, OUT_OF_STOCK],
    ['but not while it is not for sale', { ...kit, inStock: false, stock: 3 }, 1, OUT_OF_STOCK],
  ])('%s', (_, product, quantity, expected) => expect(reason(product, quantity)).toBe(expected))

  test('but not in a size that is not made any more, which costs nothing meanwhile', () => {
    const line = oneLine([aLine(board, { sku: 'BOARD-10X10-S-NONE-PLAIN' })])
    expect(line).toMatchObject({
      unavailableReason: NOT_MADE_ANY_MORE,
      unitCents: 0,
      options: [],
      family: 'board',
      oversize: false,
      takesOffers: true,
    })
  })

  test('only of a product that is still there', () => {
    expect(priced([aLine(kit)], { products: [board] }).lines).toEqual([])
  })
})

describe('a line costs', () => {
  test('its size and options, times its pieces, and says so in words', () => {
    expect(oneLine([aLine(board, { sku: 'BOARD-30X40-L-OAK-VARNISH', quantity: 3 })])).toMatchObject({
      unitCents: 2300,
      regularUnitCents: 2300,
      baseCents: 2000,
      rowCents: 6900,
      gstCents: 627,
      discountCents: 0,
      discounts: [],
      options: [
        { label: 'Size', value: '40 × 30 cm (16 × 12 in)' },
        { label: 'Position', value: 'Landscape' },
        { label: 'Frame', value: 'Oak' },
        { label: 'Coat', value: 'Varnish' },
      ],
    })
  })

  test('the amount on a certificate, without GST', () => {
    expect(oneLine([aLine(certificate, { entered: { amountCents: 5000 } })])).toMatchObject({
      unitCents: 5000,
      gstCents: 0,
      takesOffers: false,
      travels: false,
    })
    expect(oneLine([aLine(certificate)]).unitCents).toBe(0)
  })

  test('what a coupon leaves of it, and the GST of that', () => {
    const coupon = aCoupon({ family: 'board' })
    const lines = [aLine(board, { sku: 'BOARD-30X40-P-OAK-PLAIN' }), aLine(kit, { id: 2 })]
    const { lines: both, totals } = priced(lines, {
      incentives: { coupons: [{ code: coupon.code, coupon, refusal: undefined }] },
    })
    expect(both[0]).toMatchObject({ rowCents: 2200, discountCents: 200, gstCents: 182 })
    expect(both[1]).toMatchObject({ rowCents: 1250, discountCents: 0, discounts: [], gstCents: 114 })
    expect(totals.discountCents).toBe(200)
  })
})

test('J-23: a size of the same code takes offers in one family while another calls it special', () => {
  const sizes = boardRecord.sizes.map((size) => ({ ...size, specialName: size.code }))
  const special = { ...board, record: { ...boardRecord, sizes } }
  const coupon = aCoupon()
  const lines = [
    aLine(special, { sku: 'BOARD-20X20-S-NONE-PLAIN' }),
    aLine(tile, { id: 2, sku: 'TILE-20X20-S-NONE-PLAIN' }),
  ]
  const cart = priced(lines, {
    products: [special, tile],
    incentives: { coupons: [{ code: coupon.code, coupon, refusal: undefined }] },
  })
  expect(cart.lines.map(({ discountCents }) => discountCents)).toEqual([0, 100])
})

describe('quantity prices count', () => {
  const rule: PriceRule = {
    id: 1,
    label: 'Five',
    family: null,
    size: null,
    sku: null,
    option: null,
    value: null,
    fromQuantity: 5,
    membersOnly: false,
    campaign: null,
    change: { kind: 'percent-off', percent: 10 },
    startsAt: null,
    endsAt: null,
  }
  const firstUnit = (...lines: StoredLine[]) =>
    oneLine(
      lines.map((line, index) => ({ ...line, id: index + 1 })),
      { incentives: { priceRules: [rule] } },
    ).unitCents

  test.each<[string, StoredLine[], number]>([
    ['too few pieces of one size', [aLine(board, { quantity: 4 })], 2000],
    ['enough pieces of one size', [aLine(board, { quantity: 5 })], 1800],
    [
      'every piece of one size, whatever its options',
      [aLine(board, { quantity: 2 }), aLine(board, { quantity: 3, sku: 'BOARD-30X40-L-OAK-PLAIN' })],
      1800,
    ],
    [
      'not the pieces of another size',
      [aLine(board, { quantity: 2 }), aLine(board, { quantity: 3, sku: 'BOARD-60X90-P-NONE-PLAIN' })],
      2000,
    ],
    ['not the pieces of another family', [aLine(board, { quantity: 2 }), aLine(tile, { quantity: 3 })], 2000],
    ['not goods beside a print', [aLine(board, { quantity: 2 }), aLine(kit, { quantity: 3 })], 2000],
    ['goods of one SKU together', [aLine(kit, { quantity: 2 }), aLine(kit, { quantity: 3 })], 1125],
    ['not goods of another SKU', [aLine(kit, { quantity: 2 }), aLine(frame, { quantity: 3 })], 1250],
    ['not prints beside goods', [aLine(kit, { quantity: 2 }), aLine(board, { quantity: 3 })], 1250],
  ])('%s', (_, lines, cents) => expect(firstUnit(...lines)).toBe(cents))
})

describe('delivery of a cart', () => {
  const large = aLine(board, { sku: 'BOARD-60X90-P-NONE-PLAIN' })
  const poBox = { ...address, street: ['PO Box 12'] }

  test('is by the post, unless a line is too large for it', () => {
    expect(priced([aLine(board)]).offers[0]?.carrierCode).toBe('keepsake')
    expect(priced([aLine(board), { ...large, id: 2 }]).offers[0]?.carrierCode).toBe('courier')
  })

  test('of what is too large cannot go to a PO box', () => {
    const reasons = (lines: StoredLine[], shippingAddress: StoredCart['shippingAddress']) =>
      priced(lines, { parts: { shippingAddress } }).offers[0]?.unavailableReason
    expect(reasons([large], poBox)).toBe(NO_COURIER_TO_PO_BOX)
    expect(reasons([large], address)).toBeUndefined()
    expect(reasons([large], null)).toBeUndefined()
    expect(reasons([aLine(board)], poBox)).toBeUndefined()
  })

  test('by a method that cannot be used is not chosen', () => {
    const shippingChoice = { carrierCode: 'courier', methodCode: 'express' }
    expect(priced([large], { parts: { shippingChoice, shippingAddress: poBox } }).chosenOffer).toBeUndefined()
    const taken = priced([large], { parts: { shippingChoice, shippingAddress: address } })
    expect(taken.chosenOffer?.methodCode).toBe('express')
    expect(taken.totals.shippingCents).toBe(1999)
  })

  test('is in the total before a method is chosen, as the standard one', () => {
    const { chosenOffer, totals } = priced([aLine(board)])
    expect(chosenOffer).toBeUndefined()
    expect(totals).toMatchObject({ shippingCents: 1499, grandTotalCents: 3499 })
    expect(totals.explanation.map(({ sentence }) => sentence)).toContain('Standard delivery')
  })

  test('costs nothing where nothing is sent', () => {
    const virtual = priced([aLine(membership), aLine(certificate, { id: 2, entered: { amountCents: 5000 } })])
    expect(virtual).toMatchObject({ isVirtual: true, offers: [] })
    expect(virtual.totals).toMatchObject({
      shippingCents: 0,
      missingForFreeShippingCents: 0,
      grandTotalCents: 9900,
    })
  })

  test('of an empty cart is offered and costs nothing', () => {
    const empty = priced([])
    expect(empty.isVirtual).toBe(false)
    expect(empty.offers).toHaveLength(3)
    expect(empty.totals).toMatchObject({
      shippingCents: 0,
      grandTotalCents: 0,
      missingForFreeShippingCents: 0,
    })
  })

  test('becomes free one cent above 99.00 of what is sent, after coupons', () => {
    const missing = (quantity: number, incentives: Partial<Incentives> = {}) =>
      priced([aLine(kit, { quantity }), aLine(membership, { id: 2 })], { incentives }).totals
        .missingForFreeShippingCents
    expect(missing(1)).toBe(9901 - 1250)
    expect(missing(8)).toBe(0)
    const coupon = aCoupon()
    const half = [{ code: coupon.code, coupon, refusal: undefined }]
    expect(missing(8, { coupons: half })).toBe(9901 - 9000)
  })

  test('is freed by a coupon, and then nothing is missing', () => {
    const coupon = aCoupon({ code: 'free', gift: { kind: 'free-shipping' } })
    const { totals, coupons } = priced([aLine(board)], {
      incentives: { coupons: [{ code: 'free', coupon, refusal: undefined }] },
    })
    expect(totals).toMatchObject({
      shippingCents: 1499,
      shippingDiscountCents: 1499,
      missingForFreeShippingCents: 0,
      grandTotalCents: 2000,
    })
    expect(coupons[0]).toMatchObject({ code: 'free', givesCents: 1499 })
  })

  test('of goods is by the post, and they have no options', () => {
    const { offers, lines } = priced([aLine(kit)])
    expect(offers[0]?.carrierCode).toBe('keepsake')
    expect(lines[0]).toMatchObject({ options: [], oversize: false })
  })

  test('that is free anyway leaves a coupon for it nothing to do', () => {
    const coupon = aCoupon({ code: 'free', gift: { kind: 'free-shipping' } })
    const { coupons } = priced([aLine(board, { quantity: 5 })], {
      incentives: { coupons: [{ code: 'free', coupon, refusal: undefined }] },
    })
    expect(coupons[0]?.note).toBe('Standard delivery is free for this cart already.')
  })

  test('by express is no standard one, so a coupon for that gives nothing', () => {
    const coupon = aCoupon({ code: 'free', gift: { kind: 'free-shipping' } })
    const { coupons } = priced([aLine(board)], {
      incentives: { coupons: [{ code: 'free', coupon, refusal: undefined }] },
      parts: { shippingChoice: { carrierCode: 'keepsake', methodCode: 'express' } },
    })
    expect(coupons[0]?.note).toBe('This code makes standard delivery free.')
  })

  test('of a membership alone is none, and a coupon for it says so', () => {
    const coupon = aCoupon({ code: 'free', gift: { kind: 'free-shipping' } })
    const { coupons } = priced([aLine(membership)], {
      incentives: { coupons: [{ code: 'free', coupon, refusal: undefined }] },
    })
    expect(coupons[0]?.note).toBe('Nothing in this cart is delivered.')
  })
})

describe('coupons', () => {
  test('count the goods they may lower: no certificate helps to their minimum', () => {
    const coupon = aCoupon({ minimumSubtotalCents: 2001 })
    const lines = [aLine(board), aLine(certificate, { id: 2, entered: { amountCents: 5000 } })]
    const { coupons } = priced(lines, {
      incentives: { coupons: [{ code: 'spring', coupon, refusal: undefined }] },
    })
    expect(coupons[0]?.note).toBe('This code needs goods for A$20.01 or more. Add A$0.01 more to use it.')
  })

  test('pass by what came along', () => {
    const coupon = aCoupon()
    const { lines } = priced([aLine(kit, { isAutoAdded: true }), aLine(board, { id: 2 })], {
      incentives: { coupons: [{ code: 'spring', coupon, refusal: undefined }] },
    })
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([0, 200])
  })
})

test('what pays beside the card lowers the total', () => {
  const giftCards = [{ code: 'ABCDEFGH', balanceCents: 1000, expiresOn: '2030-01-01', isExpired: false }]
  const { totals, paid } = priced([aLine(board)], { incentives: { giftCards } })
  expect(paid.giftCardCents).toBe(1000)
  expect(totals).toMatchObject({ giftCardCents: 1000, grandTotalCents: 2499 })
})
