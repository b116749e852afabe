/** The figures under a cart. One function for the cart, the checkout and the order, so that they always agree. */
import { type Cents, gstWithin } from '#packages/money/money.ts'
import type { LineDiscount } from '../../marketing/rules/coupon-discounts.ts'
import type { Paid, PaidByCard } from '../../marketing/rules/paying.ts'
import type { Explained } from './explanation.ts'

/** What one coupon takes off the whole cart. */
export interface AppliedDiscount {
  code: string
  label: string
  cents: Cents
  appliedTo: 'ITEM' | 'SHIPPING'
}

export interface Totals {
  /** Lines after price rules, before coupons. */
  subtotalCents: Cents
  /** What coupons take off the lines. */
  discountCents: Cents
  shippingCents: Cents
  /** What coupons take off delivery. */
  shippingDiscountCents: Cents
  /**
   * GST within goods and delivery after discounts, whatever pays for them: the sum of each line's GST and delivery's,
   * each rounded by itself. Gift certificates contain none when they are sold.
   */
  gstCents: Cents
  giftCardCents: Cents
  creditCents: Cents
  pointsCents: Cents
  pointsSpent: number
  /** What is still to pay. */
  grandTotalCents: Cents
  /** What is missing until standard delivery is free; 0 when it is free or nothing is delivered. */
  missingForFreeShippingCents: Cents
  discounts: readonly AppliedDiscount[]
  giftCards: readonly PaidByCard[]
  /** Adds up to the grand total. */
  explanation: readonly Explained[]
}

/** What a cart costs, whatever pays for it. */
export function beforePaying({ grandTotalCents, giftCardCents, creditCents, pointsCents }: Totals): Cents {
  return grandTotalCents + giftCardCents + creditCents + pointsCents
}

/** A line after its coupons. */
export interface SummedLine {
  rowCents: Cents
  discountCents: Cents
  gstCents: Cents
  discounts: readonly LineDiscount[]
}

export interface Delivery {
  /** Before the discount. */
  cents: Cents
  discount: { code: string; label: string; cents: Cents } | undefined
}

/** What the shopper pays for delivery. */
export function chargedForDelivery({ cents, discount }: Delivery): Cents {
  return cents - (discount?.cents ?? 0)
}

export function subtotalOf(lines: readonly { rowCents: Cents }[]): Cents {
  return lines.reduce((sum, line) => sum + line.rowCents, 0)
}

/** What goods and delivery cost after discounts: the amount that gift cards, credit and points may lower. */
export function dueBeforePaying(
  lines: readonly Pick<SummedLine, 'rowCents' | 'discountCents'>[],
  delivery: Delivery,
): Cents {
  const goods = lines.reduce((sum, line) => sum + line.rowCents - line.discountCents, 0)
  return goods + chargedForDelivery(delivery)
}

export function cartTotals(cart: {
  lines: readonly SummedLine[]
  delivery: Delivery
  paid: Paid
  missingForFreeShippingCents: Cents
}): Omit<Totals, 'explanation'> {
  const { lines, delivery, paid } = cart
  const shippingDiscountCents = delivery.discount?.cents ?? 0
  return {
    subtotalCents: subtotalOf(lines),
    discountCents: lines.reduce((sum, line) => sum + line.discountCents, 0),
    shippingCents: delivery.cents,
    shippingDiscountCents,
    gstCents: lines.reduce((sum, line) => sum + line.gstCents, 0) + gstWithin(chargedForDelivery(delivery)),
    giftCardCents: paid.giftCardCents,
    creditCents: paid.creditCents,
    pointsCents: paid.pointsCents,
    pointsSpent: paid.pointsSpent,
    grandTotalCents: paid.dueCents,
    missingForFreeShippingCents: cart.missingForFreeShippingCents,
    discounts: discountsOf(lines, delivery),
    giftCards: paid.giftCards,
  }
}

function discountsOf(lines: readonly SummedLine[], { discount }: Delivery): AppliedDiscount[] {
  const byCode = new Map<string, AppliedDiscount>()
  for (const { code, label, cents } of lines.flatMap((line) => line.discounts)) {
    const known = byCode.get(code)
    byCode.set(code, { code, label, cents: cents + (known?.cents ?? 0), appliedTo: 'ITEM' })
  }
  return [...byCode.values(), ...(discount ? [{ ...discount, appliedTo: 'SHIPPING' as const }] : [])]
}

export interface TotalSegment {
  code:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'tax'
    | 'giftcardaccount'
    | 'customerbalance'
    | 'reward'
    | 'grand_total'
  label: string
  cents: Cents
}

/** The rows of the summary, in the order shown. GST is part of the amounts above it, not added to them. */
export function totalSegments(totals: Omit<Totals, 'explanation'>): TotalSegment[] {
  const { shippingCents, shippingDiscountCents } = totals
  const taken = (code: TotalSegment['code'], label: string, cents: Cents): TotalSegment[] =>
    cents > 0 ? [{ code, label, cents: -cents }] : []
  return [
    { code: 'subtotal', label: 'Subtotal', cents: totals.subtotalCents },
    ...taken('discount', 'Discount', totals.discountCents),
    { code: 'shipping', label: 'Delivery', cents: shippingCents - shippingDiscountCents },
    { code: 'tax', label: 'Includes GST of', cents: totals.gstCents },
    ...taken('giftcardaccount', 'Gift cards', totals.giftCardCents),
    ...taken('customerbalance', 'Store credit', totals.creditCents),
    ...taken('reward', 'Reward points', totals.pointsCents),
    { code: 'grand_total', label: 'Total', cents: totals.grandTotalCents },
  ]
}
