/** The sums of an order that is not paid yet, after one of its lines has changed. */
import type { Cents } from '#packages/money/money.ts'
import type { OrderDiscount } from '../../orders/rules/order-facts.ts'
import { type Amounts, differenceOf, type PricedLine } from './replacement.ts'

export interface Sums {
  subtotalCents: Cents
  discountCents: Cents
  gstCents: Cents
  grandTotalCents: Cents
  discounts: OrderDiscount[]
}

/** Delivery stays as it was agreed. */
export function changedSums(order: Sums, before: PricedLine, after: Amounts): Sums {
  return {
    subtotalCents: order.subtotalCents + after.rowCents - before.rowCents,
    discountCents: order.discountCents + after.discountCents - before.discountCents,
    gstCents: order.gstCents + after.gstCents - before.gstCents,
    grandTotalCents: order.grandTotalCents + differenceOf(before, after),
    discounts: order.discounts.map((discount) => ({
      ...discount,
      amountCents: discount.amountCents + takenBy(discount, after) - takenBy(discount, before),
    })),
  }
}

/** What a promotion of the order takes off a line. */
function takenBy(
  { couponCode, label, appliedTo }: OrderDiscount,
  { discounts }: Pick<PricedLine, 'discounts'>,
): Cents {
  if (appliedTo !== 'ITEM') return 0
  return discounts
    .filter((one) => one.couponCode === couponCode && one.label === label)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}
