/** What still keeps a cart from becoming an order. */
import type { PricedCart, PricedLine } from '../../cart/rules/priced-cart.ts'
import type { ShippingOffer } from '../../cart/rules/shipping.ts'
import { type Address, addressProblems, emailProblem } from '../../customers/rules/address.ts'

export interface OrderProblem {
  code: 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER'
  message: string
}

/** A cart with nothing missing. */
export interface ReadyCart extends PricedCart {
  email: string
  shippingAddress: Address
  billingAddress: Address
  chosenOffer: ShippingOffer
  paymentMethod: string
  paymentToken: string
  lines: readonly PricedLine[]
}

export type Readiness = { kind: 'ready'; cart: ReadyCart } | { kind: 'problem'; problem: OrderProblem }

/** @param postcodeRange  where the shop delivers, as the configuration says */
export function readyToOrder(cart: PricedCart, postcodeRange?: readonly [string, string]): Readiness {
  const { email, shippingAddress, billingAddress, paymentMethod, paymentToken } = cart
  if (cart.lines.length === 0) return unable('Cart does not contain products.')
  if (!email || emailProblem(email)) {
    return {
      kind: 'problem',
      problem: { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' },
    }
  }
  const missing = cart.lines.find((line) => line.unavailableReason)
  if (missing) return unable('Some of the products are out of stock.', missing.unavailableReason)

  if (!shippingAddress) return unable('The shipping address is missing. Set the address and try again.')
  const [problem] = addressProblems(shippingAddress, postcodeRange)
  if (problem?.field === 'country') {
    return unable("Some addresses can't be used due to the configurations for specific countries.")
  }
  if (problem)
    return unable('Please check the shipping address information.', `${problem.label}: ${problem.message}`)

  const refusedOffer = cart.offers.find((offer) => offer.unavailableReason)
  if (!cart.chosenOffer) {
    return unable(
      'The shipping method is missing. Select the shipping method and try again.',
      refusedOffer?.unavailableReason,
    )
  }
  // A bill may go anywhere in the country, so the delivery range does not matter here.
  const [billingProblem] = billingAddress ? addressProblems(billingAddress) : []
  if (!billingAddress || billingProblem) {
    const detail = billingProblem && `${billingProblem.label}: ${billingProblem.message}`
    return unable('Please check the billing address information.', detail)
  }
  if (!paymentMethod || !paymentToken) return unable('Enter a valid payment method and try again.')

  const { chosenOffer } = cart
  return {
    kind: 'ready',
    cart: { ...cart, email, shippingAddress, billingAddress, chosenOffer, paymentMethod, paymentToken },
  }
}

/** The contract's sentence first, because clients match on it, then what exactly is wrong. */
function unable(sentence: string, detail?: string): Readiness {
  const message = `Unable to place order: ${sentence}${detail ? ` ${detail}` : ''}`
  return { kind: 'problem', problem: { code: 'UNABLE_TO_PLACE_ORDER', message } }
}
