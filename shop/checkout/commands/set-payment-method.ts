import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { changeActiveRow } from '../../cart/commands/active-cart.ts'
import type { ChangedCart } from '../../cart/commands/cart-result.ts'
import { productsOf, withPrices } from '../../cart/commands/open-cart.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import { changeCart, linesOfCart } from '../../cart/store.ts'
import type { Product } from '../../catalogue/store.ts'
import { paymentMethodsFor, whyNoCard } from '../rules/payment-methods.ts'
import { UNREADABLE_CARD } from '../rules/sentences.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'

export const NOT_AVAILABLE = 'The requested Payment Method is not available.'
const MAX_NUMBER_LENGTH = 64

export interface PaymentChoice {
  code: string
  /** What the gateway's card fields gave back; null while the card is still to come, and for all other methods. */
  token: string | null
  purchaseOrderNumber: string | null
}

export async function setPaymentMethod(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'configuration' | 'offers' | 'payments'>,
  request: CartRequest,
  { code, token, purchaseOrderNumber }: PaymentChoice,
): Promise<ChangedCart | Refusal> {
  if (purchaseOrderNumber && purchaseOrderNumber.length > MAX_NUMBER_LENGTH) {
    return refusal('graphql-input', `Please use at most ${MAX_NUMBER_LENGTH} characters.`)
  }
  // Before anything is stored: a text that is not a token may be the card number.
  if (deps.payments.isOpen && token !== null && !deps.payments.isToken(token))
    return refusal('graphql-input', UNREADABLE_CARD)
  const pricing = await pricingBefore(deps, request.caller)
  let products: readonly Product[] | undefined
  const changed = await changeActiveRow(deps, request, async (tx, stored): Promise<ChangedCart | Refusal> => {
    const lines = await linesOfCart(tx, request.id)
    products = await productsOf(tx, lines)
    const cart = await withPrices({ ...pricing, db: tx }, stored, lines, products)
    const methods = paymentMethodsFor(cart, pricing.configuration, deps.payments)
    if (!methods.some((method) => method.code === code)) {
      const why = code === 'card' ? whyNoCard(cart, pricing.configuration, deps.payments) : undefined
      return refusal('graphql-input', why ? `${NOT_AVAILABLE} ${why}` : NOT_AVAILABLE)
    }
    if (!cart.shippingAddress && !cart.isVirtual) {
      return refusal('graphql-input', 'The shipping address is missing. Set the address and try again.')
    }
    const paymentToken = code === 'card' ? token : null
    const details = { paymentMethod: code, paymentToken, purchaseOrderNumber }
    return { cart: await changeCart(tx, request.id, details, deps.clock.now()), lines }
  })
  return isRefusal(changed) ? changed : { ...changed, products }
}
