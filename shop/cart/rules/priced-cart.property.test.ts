/** What holds for every cart that can be, whatever offers meet in it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { gstWithin } from '#packages/money/money.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import { priceOf } from '#packages/product/price.ts'
import type { PriceChange } from '#packages/product/price-change.ts'
import type { Coupon, CouponGift } from '../../marketing/rules/coupon.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import { pricedCart, type StoredCart } from './priced-cart.ts'
import type { PricedProduct, StoredLine } from './priced-line.ts'
import { totalSegments } from './totals.ts'

const facts = { urlKey: 'page', inStock: true, stock: null }
const products: PricedProduct[] = [
  {
    ...facts,
    id: 1,
    sku: 'CANVAS',
    name: 'Canvas',
    kind: 'printed',
    family: 'canvas',
    record: canvasRecord,
    version: 1,
  },
  { ...facts, id: 2, sku: 'SAMPLE-KIT', name: 'Sample kit', kind: 'goods', priceCents: 1250 },
  { ...facts, id: 3, sku: 'GiftCert', name: 'Gift certificate', kind: 'gift-certificate', priceCents: null },
  { ...facts, id: 4, sku: 'champ_membership', name: 'Membership', kind: 'membership', priceCents: 4900 },
]
const productsById = new Map(products.map((product) => [product.id, product]))
const configuration = new Map([['free_shipping_price', '99.00']])

const sizes = ['20X20', '20X30', '30X40', '60X90', '100X150']
const position = (size: string) => (size === '20X20' ? 'S' : 'P')
const printed = fc
  .tuple(
    fc.constantFrom(...sizes),
    fc.constantFrom('D19', 'D25', 'D38'),
    fc.constantFrom('MATTE', 'SATIN', 'GLOSS'),
  )
  .map(([size, depth, finish]) => ({
    productId: 1,
    sku: `CANVAS-${size}-${position(size)}-${depth}-IMAGE-${finish}`,
  }))
const unprinted = fc.oneof(
  fc.constant({ productId: 2, sku: 'SAMPLE-KIT' }),
  fc
    .integer({ min: 1000, max: 150_000 })
    .map((amountCents) => ({ productId: 3, sku: 'GiftCert', entered: { amountCents } })),
  fc.constant({ productId: 4, sku: 'champ_membership' }),
)
const someLines = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: printed }, unprinted), fc.integer({ min: 1, max: 40 })), {
    maxLength: 6,
  })
  .map((things) =>
    things.map(
      ([thing, quantity], index): StoredLine => ({
        id: index + 1,
        designRevision: null,
        quantity,
        ...thing,
      }),
    ),
  )

const change = fc.oneof(
  fc.record({ kind: fc.constant('percent-off' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('cents-off' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('price' as const), cents: fc.integer({ min: 0, max: 9000 }) }),
) satisfies fc.Arbitrary<PriceChange>
const someRules = fc.array(
  fc.record({
    id: fc.nat(),
    label: fc.constant('Offer'),
    family: fc.constantFrom(null, 'canvas'),
    size: fc.constantFrom(null, ...sizes),
    sku: fc.constant(null),
    option: fc.constantFrom(null, null, 'DEPTH', 'FINISH'),
    value: fc.constant(null),
    fromQuantity: fc.constantFrom(1, 2, 5, 20),
    membersOnly: fc.boolean(),
    campaign: fc.constantFrom(null, 'spring'),
    change,
    startsAt: fc.constant(null),
    endsAt: fc.constant(null),
  }) satisfies fc.Arbitrary<PriceRule>,
  { maxLength: 4 },
)

const gift = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('free-piece' as const), size: fc.constantFrom(...sizes) }),
  fc.constant({ kind: 'free-shipping' as const }),
) satisfies fc.Arbitrary<CouponGift>
const someCoupons = fc.array(gift, { maxLength: 4 }).map((gifts) =>
  gifts.map((one, index) => {
    const coupon: Coupon = {
      code: `code-${index}`,
      label: `Coupon ${index}`,
      gift: one,
      usesLimit: null,
      usesPerCustomer: null,
      uses: 0,
      firstOrderOnly: false,
      minimumSubtotalCents: 0,
      family: null,
      sizes: null,
      isCombinable: true,
      isAdvertised: false,
      successMessage: null,
      startsAt: null,
      endsAt: null,
    }
    return { code: coupon.code, coupon, refusal: undefined }
  }),
)

const someIncentives: fc.Arbitrary<Incentives> = fc.record({
  priceRules: someRules,
  isForMember: fc.boolean(),
  campaign: fc.constant(undefined),
  coupons: someCoupons,
  giftCards: fc.array(
    fc.record({
      code: fc.constantFrom('CARD-ONE', 'CARD-TWO', 'CARD-SIX'),
      balanceCents: fc.nat(30_000),
      expiresOn: fc.constant('2029-11-21'),
      isExpired: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  creditCents: fc.option(fc.nat(30_000), { nil: undefined }),
  points: fc.option(
    fc.record({
      balance: fc.nat(40_000),
      rule: fc.record({
        id: fc.constant(1),
        label: fc.constant('Points'),
        points: fc.constantFrom(1, 7, 100),
        cents: fc.constantFrom(1, 3, 100),
        minPoints: fc.constantFrom(1, 100),
        maxPoints: fc.constantFrom(null, 5000),
      }),
      wanted: fc.option(fc.nat(40_000), { nil: null }),
      usesMax: fc.boolean(),
    }),
    { nil: undefined },
  ),
})

const cart: StoredCart = {
  id: 'cart',
  email: null,
  shippingAddress: null,
  billingAddress: null,
  shippingChoice: null,
  customerNotes: null,
  paymentMethod: null,
  paymentToken: null,
  orderComment: null,
  giftMessage: null,
}
const price = (lines: readonly StoredLine[], incentives: Incentives = noIncentives, method = 'standard') =>
  pricedCart(
    { ...cart, shippingChoice: { carrierCode: 'keepsake', methodCode: method } },
    lines,
    productsById,
    configuration,
    incentives,
  )
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
const method = fc.constantFrom('standard', 'express')
const holds = (check: (priced: ReturnType<typeof price>, incentives: Incentives) => void) =>
  fc.assert(
    fc.property(someLines, someIncentives, method, (lines, incentives, chosen) =>
      check(price(lines, incentives, chosen), incentives),
    ),
    { numRuns: 400 },
  )

describe('every cart', () => {
  test('has no amount below zero', () =>
    holds(({ totals, lines }) => {
      const { discounts, giftCards, explanation, ...amounts } = totals
      for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0)
      for (const line of lines) {
        expect(line.unitCents).toBeGreaterThanOrEqual(0)
        expect(line.unitCents).toBeLessThanOrEqual(line.regularUnitCents)
      }
      for (const { cents } of discounts) expect(cents).toBeGreaterThan(0)
      for (const card of giftCards)
        expect(Math.min(card.appliedCents, card.remainingCents)).toBeGreaterThanOrEqual(0)
    }))

  test('costs what its parts add up to', () =>
    holds(({ totals, lines }) => {
      expect(totals.subtotalCents).toBe(sum(lines.map((line) => line.rowCents)))
      expect(totals.discountCents).toBe(
        sum(lines.flatMap((line) => line.discounts.map(({ cents }) => cents))),
      )
      expect(totals.discountCents + totals.shippingDiscountCents).toBe(
        sum(totals.discounts.map(({ cents }) => cents)),
      )
      expect(totals.giftCardCents).toBe(sum(totals.giftCards.map((card) => card.appliedCents)))
      const shown = totalSegments(totals).filter(({ code }) => code !== 'tax' && code !== 'grand_total')
      expect(sum(shown.map(({ cents }) => cents))).toBe(totals.grandTotalCents)
    }))

  test('explains every cent, and every cent of each line', () =>
    holds(({ totals, lines }) => {
      expect(sum(totals.explanation.map(({ cents }) => cents))).toBe(totals.grandTotalCents)
      for (const line of lines) {
        const own = totals.explanation.filter(({ lineId }) => lineId === line.id)
        expect(sum(own.map(({ cents }) => cents))).toBe(line.rowCents - line.discountCents)
      }
    }))

  test('contains a GST of one eleventh, to the cent, line by line and of delivery', () =>
    holds(({ totals, lines }) => {
      for (const line of lines) {
        const isVoucher = line.product.kind === 'gift-certificate'
        expect(line.gstCents).toBe(isVoucher ? 0 : gstWithin(line.rowCents - line.discountCents))
      }
      const delivery = gstWithin(totals.shippingCents - totals.shippingDiscountCents)
      expect(totals.gstCents).toBe(sum(lines.map((line) => line.gstCents)) + delivery)
    }))

  test('J-23: takes coupons off base prices only, never off the special size, certificates or memberships', () =>
    holds(({ lines }, { coupons }) => {
      const freeSizes = coupons.flatMap(({ coupon }) =>
        coupon?.gift.kind === 'free-piece' ? coupon.gift.size : [],
      )
      for (const line of lines) {
        expect(line.discountCents).toBeLessThanOrEqual(line.baseCents * line.quantity)
        if (!line.takesOffers) expect(line.discountCents).toBe(0)
        if (line.size === '20X20' && !freeSizes.includes('20X20')) expect(line.discountCents).toBe(0)
      }
    }))

  test('takes from gift cards, credit and points no more than they hold and than is due', () =>
    holds(({ totals }, incentives) => {
      const due =
        totals.subtotalCents - totals.discountCents + totals.shippingCents - totals.shippingDiscountCents
      const paid = totals.giftCardCents + totals.creditCents + totals.pointsCents
      expect(paid).toBeLessThanOrEqual(due)
      expect(totals.grandTotalCents).toBe(due - paid)
      expect(totals.creditCents).toBeLessThanOrEqual(incentives.creditCents ?? 0)
      const { points } = incentives
      expect(totals.pointsSpent).toBeLessThanOrEqual(points?.balance ?? 0)
      if (points && totals.pointsSpent > 0) {
        expect(totals.pointsSpent).toBeLessThanOrEqual(points.rule.maxPoints ?? Number.POSITIVE_INFINITY)
        expect(totals.pointsCents * points.rule.points).toBeLessThanOrEqual(
          totals.pointsSpent * points.rule.cents,
        )
      }
      for (const [index, card] of totals.giftCards.entries()) {
        const held = incentives.giftCards[index]
        expect(card.appliedCents).toBeLessThanOrEqual(held?.isExpired ? 0 : (held?.balanceCents ?? 0))
      }
    }))
})

describe('what changes nothing', () => {
  test('adding a line and removing it again', () => {
    fc.assert(
      fc.property(someLines, printed, someIncentives, (lines, thing, incentives) => {
        const added = [...lines, { id: 99, designRevision: null, quantity: 3, ...thing }]
        price(added, incentives)
        const removed = added.filter(({ id }) => id !== 99)
        expect(price(removed, incentives)).toEqual(price(lines, incentives))
      }),
    )
  })

  test('the order in which coupons were typed', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const turned = { ...incentives, coupons: [...incentives.coupons].reverse() }
        const one = price(lines, incentives)
        const other = price(lines, turned)
        expect(other.totals.grandTotalCents).toBe(one.totals.grandTotalCents)
        expect(other.lines.map((line) => line.discountCents)).toEqual(
          one.lines.map((line) => line.discountCents),
        )
        // Free delivery is named after the first of several codes for it.
        if (incentives.coupons.filter(({ coupon }) => coupon?.gift.kind === 'free-shipping').length < 2) {
          const named = ({ totals }: typeof one) =>
            new Map(totals.discounts.map(({ code, cents }) => [code, cents]))
          expect(named(other)).toEqual(named(one))
        }
      }),
    )
  })

  test('the order of the lines, but for which of two equal pieces is the free one', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const { totals } = price(lines, incentives)
        const turned = price([...lines].reverse(), incentives).totals
        expect(turned.grandTotalCents).toBe(totals.grandTotalCents)
        expect(turned.discountCents).toBe(totals.discountCents)
      }),
    )
  })

  test('the order of gift cards, except for which of them is used up first', () => {
    fc.assert(
      fc.property(someLines, someIncentives, (lines, incentives) => {
        const turned = { ...incentives, giftCards: [...incentives.giftCards].reverse() }
        const { totals } = price(lines, incentives)
        const other = price(lines, turned).totals
        expect(other.giftCardCents).toBe(totals.giftCardCents)
        expect(other.grandTotalCents).toBe(totals.grandTotalCents)
      }),
    )
  })
})

test('without offers a printed piece costs what its product page says', () => {
  fc.assert(
    fc.property(printed, ({ sku, productId }) => {
      const parsed = parseSku(canvasRecord, sku)
      if (parsed.kind !== 'choice') throw new Error(parsed.message)
      const [line] = price([{ id: 1, productId, sku, designRevision: null, quantity: 1 }]).lines
      expect(line?.unitCents).toBe(priceOf(canvasRecord, parsed.choice).unitCents)
    }),
  )
})

test('J-02: what is saved for later changes no figure of a cart, and takes no coupon', () =>
  fc.assert(
    fc.property(someLines, someLines, someIncentives, method, (lines, others, incentives, chosen) => {
      const saved = others.map((line) => ({ ...line, id: line.id + 100, savedForLater: true }))
      const { savedLines, ...priced } = price([...saved, ...lines], incentives, chosen)
      const { savedLines: none, ...alone } = price(lines, incentives, chosen)
      expect(priced).toEqual(alone)
      expect(none).toEqual([])
      expect(savedLines.map(({ id, discountCents }) => [id, discountCents])).toEqual(
        saved.map(({ id }) => [id, 0]),
      )
    }),
    { numRuns: 200 },
  ))
