/** Whether a cart can become an order, and if not, why. */
import { formatMoney } from '#packages/money/money.ts'
import type { CartAddress } from '../../cart/rules/cart-address.ts'
import type { LineKind } from '../../cart/rules/line-kind.ts'
import type { PricedCart, StoredCart } from '../../cart/rules/priced-cart.ts'
import type { PricedProduct, StoredLine } from '../../cart/rules/priced-line.ts'
import type { ShippingOffer } from '../../cart/rules/shipping.ts'
import { type Address, addressProblems, emailProblem } from '../../fields/rules/address.ts'
import type { PaymentMethod } from '../../orders/rules/payment-methods.ts'
import { paymentMethodsFor, type Taking, whyNoCard } from './payment-methods.ts'

/** Why a cart is not ordered, in the codes that the contract lists in the payload of `placeOrder`. */
export interface OrderRefusal {
  code:
    | 'CART_NOT_ACTIVE'
    | 'GUEST_EMAIL_MISSING'
    | 'UNABLE_TO_PLACE_ORDER'
    | 'TOTAL_CHANGED'
    | 'CONTENTS_CHANGED'
  message: string
  /** The bank has decided about the token of the card. */
  isCardUsed?: true
}

/** What a cart must say of itself to be ordered. */
export type OrderableCart = PricedCart<
  PricedProduct,
  StoredLine & { kind: LineKind },
  StoredCart & {
    customerId: number | null
    shippingAddress: CartAddress | null
    billingAddress: CartAddress | null
  }
>

/** A cart with nothing missing. */
export type ReadyCart<Cart extends OrderableCart = OrderableCart> = Cart & {
  email: string
  billingAddress: CartAddress
  /** Where and how it is sent; undefined when nothing is. */
  delivery: { address: CartAddress; offer: ShippingOffer } | undefined
  payment: { method: PaymentMethod; token: string | undefined }
}

export type Readiness<Cart extends OrderableCart> =
  | { kind: 'ready'; cart: ReadyCart<Cart> }
  | { kind: 'refused'; refusal: OrderRefusal }

/** What is not in the cart itself. */
export interface OrderFacts {
  /** Of the customer's account; the cart's own for a guest. */
  email: string | null
  /** Values of the shop's configuration by key. */
  configuration: ReadonlyMap<string, string>
  /** Where the shop delivers, as the configuration says. */
  postcodeRange: readonly [string, string] | undefined
  gateway: Taking
}

/** Carts that were merged hold more lines than can be added to one; what is drawn and written for an order has an end. */
export const MAX_ORDER_LINES = 200
/** A$1,000,000. Beyond it a person speaks with the shopper before anything is made. */
export const MAX_ORDER_CENTS = 100_000_000

/** Pieces from stock wait for days on the money of a transfer; others may want to buy them meanwhile. */
export const MAX_UNPAID_FROM_STOCK = 20

export const MEMBERS_SIGN_IN = 'Please sign in to buy a membership, so that we know whose it is.'

const PAY_AT_ONCE = `We keep at most ${MAX_UNPAID_FROM_STOCK} pieces from stock aside for an order that is paid later. Please pay by card, order fewer, or ask us about all of them.`

export function readyToOrder<Cart extends OrderableCart>(cart: Cart, facts: OrderFacts): Readiness<Cart> {
  const { email } = facts
  const { billingAddress } = cart
  if (cart.lines.length === 0) return unable('Cart does not contain products.')
  if (!email || emailProblem(email)) {
    return {
      kind: 'refused',
      refusal: { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' },
    }
  }
  const excess = excessOf(cart)
  if (excess) return unable(excess, 'Please order part of it, or ask us about all of it.')
  const missing = cart.lines.find((line) => line.unavailableReason)
  if (missing) return unable('Some of the products are out of stock.', missing.unavailableReason)
  if (cart.customerId === null && cart.lines.some(({ kind }) => kind === 'membership')) {
    return unable(MEMBERS_SIGN_IN)
  }

  const delivery = deliveryOf(cart, facts)
  if (delivery.kind === 'refused') return delivery
  // The billing address may be anywhere in the country, so the delivery range does not apply.
  const [billingProblem] = billingAddress ? addressProblems(billingAddress) : []
  if (!billingAddress || billingProblem) {
    const detail = billingProblem && `${billingProblem.label}: ${billingProblem.message}`
    return unable('Please check the billing address information.', detail)
  }
  const payment = paymentOf(cart, facts)
  if (!payment) {
    const detail =
      cart.paymentMethod === 'card' ? whyNoCard(cart, facts.configuration, facts.gateway) : undefined
    return unable('Enter a valid payment method and try again.', detail)
  }
  if (payment.method.isOffline && fromStock(cart) > MAX_UNPAID_FROM_STOCK) return unable(PAY_AT_ONCE)
  const ready = { email, billingAddress, delivery: delivery.delivery, payment }
  return { kind: 'ready', cart: { ...cart, ...ready } }
}

function excessOf({ lines, totals: { subtotalCents } }: OrderableCart): string | undefined {
  if (lines.length > MAX_ORDER_LINES) return `An order holds at most ${MAX_ORDER_LINES} different things.`
  return subtotalCents > MAX_ORDER_CENTS
    ? `An order is worth at most ${formatMoney(MAX_ORDER_CENTS)}.`
    : undefined
}

/** Pieces that lie on a shelf already; what is made to order has no stock. */
function fromStock({ lines }: OrderableCart): number {
  return lines.reduce((sum, { product, quantity }) => sum + (product.stock === null ? 0 : quantity), 0)
}

type DeliveryResult =
  | { kind: 'delivery'; delivery: ReadyCart['delivery'] }
  | { kind: 'refused'; refusal: OrderRefusal }

function deliveryOf(cart: OrderableCart, { postcodeRange }: OrderFacts): DeliveryResult {
  if (cart.isVirtual) return { kind: 'delivery', delivery: undefined }
  const { shippingAddress: address, chosenOffer } = cart
  if (!address) return unable('The shipping address is missing. Set the address and try again.')
  const [problem] = addressProblems(address, postcodeRange)
  if (problem?.field === 'country') {
    return unable("Some addresses can't be used due to the configurations for specific countries.")
  }
  if (problem) return unable('Please check the shipping address information.', inWords(problem))
  if (chosenOffer) return { kind: 'delivery', delivery: { address, offer: chosenOffer } }
  const refusedOffer = cart.offers.find((offer) => offer.unavailableReason)
  return unable(
    'The shipping method is missing. Select the shipping method and try again.',
    refusedOffer?.unavailableReason,
  )
}

function paymentOf(
  cart: OrderableCart,
  { configuration, gateway }: OrderFacts,
): ReadyCart['payment'] | undefined {
  const methods = paymentMethodsFor(cart, configuration, gateway)
  const method = methods.find(({ code }) => code === cart.paymentMethod)
  if (!method) return undefined
  if (method.code !== 'card') return { method, token: undefined }
  return cart.paymentToken ? { method, token: cart.paymentToken } : undefined
}

const inWords = ({ label, message }: ReturnType<typeof addressProblems>[number]) => `${label}: ${message}`

/** The contract's sentence first, because clients match on it, then what exactly is wrong. */
export function unable(sentence: string, detail?: string): { kind: 'refused'; refusal: OrderRefusal } {
  const message = `Unable to place order: ${sentence}${detail ? ` ${detail}` : ''}`
  return { kind: 'refused', refusal: { code: 'UNABLE_TO_PLACE_ORDER', message } }
}

/** The address of the order, without the fields that only the cart stores. */
export function plainAddress(address: CartAddress): Address {
  const { firstName, lastName, company, street, city, state, postcode, countryCode, telephone } = address
  return { firstName, lastName, company, street, city, state, postcode, countryCode, telephone }
}
