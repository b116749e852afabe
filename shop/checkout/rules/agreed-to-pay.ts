/** Everything the shopper agreed to by pressing "Place order", as one text: another text needs another payment. */
import type { CartAddress } from '../../cart/rules/cart-address.ts'
import type { ReadyCart } from './ready-to-order.ts'

export function agreedToPay(cart: ReadyCart): string {
  const { totals, delivery, payment } = cart
  return JSON.stringify([
    cart.lines.map((line) => [
      line.kind,
      line.sku,
      line.designRevision,
      line.quantity,
      line.unitCents,
      line.discountCents,
      line.entered ? certificateParts(line.entered) : null,
    ]),
    [
      totals.subtotalCents,
      totals.discountCents,
      totals.shippingCents,
      totals.shippingDiscountCents,
      totals.gstCents,
      totals.grandTotalCents,
    ],
    // Two carts may cost the same and still be paid from different balances.
    totals.discounts.map(({ code, cents }) => [code, cents]),
    totals.giftCards.map(({ code, appliedCents }) => [code, appliedCents]),
    [totals.creditCents, totals.pointsCents, totals.pointsSpent],
    delivery
      ? [
          delivery.offer.carrierCode,
          delivery.offer.methodCode,
          delivery.offer.cents,
          partsOf(delivery.address),
        ]
      : null,
    partsOf(cart.billingAddress),
    [cart.customerId, cart.email],
    [payment.method.code, payment.token ?? null],
  ])
}

/** In a fixed order, because the database returns an object's keys in another one. */
function partsOf(address: CartAddress) {
  const { firstName, lastName, company, street, city, state, postcode, countryCode, telephone } = address
  return [firstName, lastName, company ?? '', street, city, state, postcode, countryCode, telephone]
}

function certificateParts(entered: object) {
  return Object.entries(entered).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
