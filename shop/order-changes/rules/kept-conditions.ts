/** What an order got for its amount, and would not get for a smaller one. */
import { type Cents, formatMoney } from '#packages/money/money.ts'

export interface PlacedOrder {
  /** Null when nothing is sent. */
  shippingMethodTitle: string | null
  shippingCents: Cents
}

export interface Goods {
  /** Of what takes offers, before coupons. */
  subtotalCents: Cents
  /** Of what is sent, after coupons. */
  paidCents: Cents
}

export interface Conditions {
  /** Goods over this amount travel free. */
  freeDeliveryAboveCents: Cents
  coupons: readonly { label: string; minimumSubtotalCents: Cents }[]
}

/**
 * Why the goods of an order cannot become these: its free delivery or one of its codes asks for more. Undefined when
 * everything that the order got is still earned, or was not earned by the amount.
 */
export function conditionMissed(
  { shippingMethodTitle, shippingCents }: PlacedOrder,
  before: Goods,
  after: Goods,
  { freeDeliveryAboveCents, coupons }: Conditions,
): string | undefined {
  const wasFree = shippingMethodTitle !== null && shippingCents === 0
  const above = (cents: Cents) => cents > freeDeliveryAboveCents
  if (wasFree && above(before.paidCents) && !above(after.paidCents))
    return `Delivery of this order is free because it comes to more than ${formatMoney(freeDeliveryAboveCents)}, and so changed it would not. ${ORDER_AGAIN}`
  const missed = coupons.find(
    ({ minimumSubtotalCents: least }) => before.subtotalCents >= least && after.subtotalCents < least,
  )
  if (missed)
    return `The code of this order, ${missed.label}, needs goods for ${formatMoney(missed.minimumSubtotalCents)} or more. ${ORDER_AGAIN}`
  return undefined
}

const ORDER_AGAIN = 'Cancel it, which gives all your money back, and order what you want instead.'

/** Why a piece cannot become another one that pays less than what the offers of the order would take off the rest. */
export const OFFERS_LOST = `Offers of this order would take less off its other pieces. ${ORDER_AGAIN}`
