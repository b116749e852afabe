/** Everything the shopper agreed to by pressing "Place order", as one text: another text needs another payment. */
import type { ReadyCart } from './ready-to-order.ts'

export function agreedToPay(cart: ReadyCart): string {
  return JSON.stringify([
    cart.lines.map((line) => [line.sku, line.designRevision, line.quantity, line.unitCents]),
    cart.totals.grandTotalCents,
    [cart.chosenOffer.carrierCode, cart.chosenOffer.methodCode, cart.chosenOffer.cents],
    addressParts(cart.shippingAddress),
    addressParts(cart.billingAddress),
    cart.email,
    [cart.paymentMethod, cart.paymentToken],
  ])
}

/** In a fixed order, because the database gives an address back with its keys in another one. */
function addressParts(address: ReadyCart['shippingAddress']) {
  const { firstName, lastName, company, street, city, state, postcode, countryCode, telephone } = address
  return [firstName, lastName, company ?? '', street, city, state, postcode, countryCode, telephone]
}
