import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { changeActiveRow } from '../../cart/commands/active-cart.ts'
import type { ChangedCart } from '../../cart/commands/cart-result.ts'
import { productsOf, withPrices } from '../../cart/commands/open-cart.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import { chosenOffer, type ShippingChoice } from '../../cart/rules/shipping.ts'
import { changeCart, linesOfCart } from '../../cart/store.ts'
import type { Product } from '../../catalogue/store.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'

export async function setShippingMethod(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'configuration' | 'offers'>,
  request: CartRequest,
  choice: ShippingChoice,
): Promise<ChangedCart | Refusal> {
  const pricing = await pricingBefore(deps, request.caller)
  let products: readonly Product[] | undefined
  const changed = await changeActiveRow(deps, request, async (tx, stored): Promise<ChangedCart | Refusal> => {
    const lines = await linesOfCart(tx, request.id)
    products = await productsOf(tx, lines)
    const cart = await withPrices({ ...pricing, db: tx }, stored, lines, products)
    if (cart.lines.length === 0) {
      return refusal(
        'graphql-input',
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      )
    }
    if (!cart.shippingAddress && !cart.isVirtual) {
      return refusal('graphql-input', 'The shipping address is missing. Set the address and try again.')
    }
    const offer = chosenOffer(cart.offers, choice)
    if (!offer) {
      const { carrierCode, methodCode } = choice
      return refusal('graphql-input', `Carrier with such method not found: ${carrierCode}, ${methodCode}`)
    }
    if (offer.unavailableReason) return refusal('graphql-input', offer.unavailableReason)
    return { cart: await changeCart(tx, request.id, { shippingChoice: choice }, deps.clock.now()), lines }
  })
  return isRefusal(changed) ? changed : { ...changed, products }
}
