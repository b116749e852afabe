/** A cart with everything the shopper sees: names, options in words, prices, delivery offers and totals. */
import { type Cents, gstWithin } from '#packages/money/money.ts'
import { isRemotePostcode } from '#packages/postcodes/remote.ts'
import { type Address, isPoBox } from '../../fields/rules/address.ts'
import { couponDiscounts, type LineDiscount } from '../../marketing/rules/coupon-discounts.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import type { Campaign } from '../../marketing/rules/offers.ts'
import { offersNote } from '../../marketing/rules/offers-note.ts'
import { type Paid, paid } from '../../marketing/rules/paying.ts'
import { type CouponOutcome, couponOutcomes, usableCoupons } from './coupons-in-cart.ts'
import { explanationOf } from './explanation.ts'
import { type PricedProduct, type StoredLine, type UnitPricedLine, unitPricedLines } from './priced-line.ts'
import { activeLines, savedLines } from './saved-for-later.ts'
import {
  type Configuration,
  chosenOffer,
  freeShippingAboveCents,
  type ShippingChoice,
  type ShippingOffer,
  shippingOffers,
} from './shipping.ts'
import { cartTotals, type Delivery, dueBeforePaying, subtotalOf, type Totals } from './totals.ts'

export interface StoredCart {
  id: string
  email: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingChoice: ShippingChoice | null
  customerNotes: string | null
  paymentMethod: string | null
  paymentToken: string | null
  orderComment: string | null
  giftMessage: string | null
}

export type PricedLine<
  Product extends PricedProduct = PricedProduct,
  Line extends StoredLine = StoredLine,
> = UnitPricedLine<Product, Line> & {
  /** What coupons take off the row. */
  discountCents: Cents
  discounts: readonly LineDiscount[]
  /** GST within the row after coupons, half cents up; 0 for a gift certificate, which is money until it is spent. */
  gstCents: Cents
}

export type PricedCart<
  Product extends PricedProduct = PricedProduct,
  Line extends StoredLine = StoredLine,
  Cart extends StoredCart = StoredCart,
> = Cart & {
  lines: readonly PricedLine<Product, Line>[]
  /** Saved for later: at what each costs by itself today, without coupons. Nothing else of the cart counts them. */
  savedLines: readonly PricedLine<Product, Line>[]
  totals: Totals
  /** True when there is something, and nothing of it is sent. */
  isVirtual: boolean
  /** Empty when nothing is sent. */
  offers: readonly ShippingOffer[]
  chosenOffer: ShippingOffer | undefined
  /** One for each coupon of the cart, whether it gives something or not. */
  coupons: readonly CouponOutcome[]
  /** What pays beside the card. */
  paid: Paid
  /** The campaign whose prices count. */
  campaign: Campaign | undefined
}

/**
 * The price of a cart. Nothing else decides what anything costs; in which order things apply, and why, is in
 * docs/decisions/0005-what-a-cart-costs.md
 *
 * @param storedLines  of the cart, with those that are saved for later
 * @param products  of the lines, with the records that are sold today; a line whose product is gone is left out
 * @param incentives  what `readIncentives` found for this cart
 */
export function pricedCart<Product extends PricedProduct, Line extends StoredLine, Cart extends StoredCart>(
  cart: Cart,
  storedLines: readonly Line[],
  products: ReadonlyMap<number, Product>,
  configuration: Configuration,
  incentives: Incentives,
): PricedCart<Product, Line, Cart> {
  const { priceRules } = incentives
  const unitPriced = unitPricedLines(activeLines(storedLines), products, configuration, priceRules)
  const goodsCents = subtotalOf(unitPriced.filter((line) => line.takesOffers))
  const usable = usableCoupons(incentives.coupons, goodsCents)
  const discounts = couponDiscounts(unitPriced, usable)
  const lines = unitPriced.map((line) => withDiscounts(line, discounts))

  const sent = lines.filter((line) => line.travels)
  const sentCents = sent.reduce((sum, line) => sum + line.rowCents - line.discountCents, 0)
  const freedBy = usable.find(({ gift }) => gift.kind === 'free-shipping')
  const isVirtual = lines.length > 0 && sent.length === 0
  const offers = isVirtual
    ? []
    : shippingOffers({
        subtotalCents: sentCents,
        oversize: sent.some((line) => line.oversize),
        toPoBox: cart.shippingAddress !== null && isPoBox(cart.shippingAddress),
        toRemotePlace: isRemotePostcode(cart.shippingAddress?.postcode ?? ''),
        freedBy,
        configuration,
      })
  const chosen = chosenOffer(offers, cart.shippingChoice ?? undefined)
  // Before a method is chosen the total already holds standard delivery, so that no fee comes as a surprise.
  const offer = sent.length === 0 ? undefined : (chosen ?? offers[0])
  const delivery: Delivery = offer ?? { cents: 0, discount: undefined }

  const means = paid(dueBeforePaying(lines, delivery), incentives)
  // Free only above the limit, so reaching the limit itself still misses one cent.
  const missing = freeShippingAboveCents(configuration) + 1 - sentCents
  const missingForFreeShippingCents = sent.length === 0 || freedBy ? 0 : Math.max(0, missing)
  return {
    ...cart,
    lines,
    // One by one: a quantity price of two saved lines together is not what moving one of them costs.
    savedLines: savedLines(storedLines).flatMap((line) =>
      unitPricedLines([line], products, configuration, priceRules).map((one) => withDiscounts(one, [])),
    ),
    totals: {
      ...cartTotals({ lines, delivery, paid: means, missingForFreeShippingCents }),
      explanation: explanationOf({ lines, delivery, methodTitle: offer?.methodTitle ?? '', paid: means }),
    },
    isVirtual,
    offers,
    chosenOffer: chosen?.unavailableReason ? undefined : chosen,
    coupons: couponOutcomes(incentives.coupons, {
      usable,
      lines,
      discounts,
      goodsCents,
      delivery: {
        isDelivered: sent.length > 0,
        isStandard: offer?.methodCode === 'standard',
        cents: delivery.cents,
        freedBy: delivery.discount?.code,
      },
      offersNote: offersNote(
        lines.flatMap(({ product }) => (product.kind === 'printed' ? product.record : [])),
      ),
    }),
    paid: means,
    campaign: incentives.campaign,
  }
}

function withDiscounts<Product extends PricedProduct, Line extends StoredLine>(
  line: UnitPricedLine<Product, Line>,
  all: readonly LineDiscount[],
): PricedLine<Product, Line> {
  const discounts = all.filter(({ lineId }) => lineId === line.id)
  const discountCents = discounts.reduce((sum, { cents }) => sum + cents, 0)
  const isVoucher = line.product.kind === 'gift-certificate'
  const gstCents = isVoucher ? 0 : gstWithin(line.rowCents - discountCents)
  return { ...line, discounts, discountCents, gstCents }
}
