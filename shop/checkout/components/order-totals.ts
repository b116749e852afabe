import { type Cents, fromDollars } from '#packages/money/money.ts'
import { type CartTotalsView, deliveryRow, goodsDiscounts } from '../../cart/components/cart-view.ts'
import type { OrderTotalsFragment } from '../../generated/client/graphql.ts'

/** The totals of an order, in the rows in which its cart showed them. */
export function orderTotals(total: OrderTotalsFragment | null | undefined): CartTotalsView {
  const cents = (money: { value?: number | null } | null | undefined) => fromDollars(money?.value ?? 0)
  const paid = (name: string, taken: Cents) => (taken > 0 ? [{ name, cents: -taken }] : [])
  const discounts = total?.discounts ?? []
  const offDelivery = discounts.reduce(
    (sum, one) => (one?.applied_to === 'SHIPPING' ? sum + cents(one.amount) : sum),
    0,
  )
  return {
    subtotalCents: cents(total?.subtotal_incl_tax),
    discounts: goodsDiscounts(discounts),
    paid: [
      ...paid('Gift cards', cents(total?.total_giftcard)),
      ...paid('Store credit', cents(total?.total_store_credit)),
      ...paid('Reward points', cents(total?.total_reward_points)),
    ],
    grandTotalCents: cents(total?.grand_total),
    gstCents: cents(total?.total_tax),
    shipping: deliveryRow('Delivery', cents(total?.total_shipping) - offDelivery, discounts),
    missingForFreeShippingCents: 0,
  }
}
