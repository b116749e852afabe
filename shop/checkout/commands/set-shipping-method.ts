import { type CartChangeDeps, changeActiveCart } from '../../cart/commands/active-cart.ts'
import { priceCart } from '../../cart/commands/open-cart.ts'
import { type Configuration, chosenOffer, type ShippingChoice } from '../../cart/rules/shipping.ts'
import { changeCart } from '../../cart/store.ts'
import { type Refusal, refusal } from '../../refusal.ts'

export async function setShippingMethod(
  deps: CartChangeDeps & { configuration: Configuration },
  cartId: string,
  choice: ShippingChoice,
): Promise<undefined | Refusal> {
  return changeActiveCart(deps, cartId, async (tx, stored) => {
    const cart = await priceCart({ db: tx, configuration: deps.configuration }, stored)
    if (cart.lines.length === 0) {
      return refusal(
        'graphql-input',
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      )
    }
    if (!cart.shippingAddress) {
      return refusal('graphql-input', 'The shipping address is missing. Set the address and try again.')
    }
    const offer = chosenOffer(cart.offers, choice)
    if (!offer) {
      const { carrierCode, methodCode } = choice
      return refusal('graphql-input', `Carrier with such method not found: ${carrierCode}, ${methodCode}`)
    }
    if (offer.unavailableReason) return refusal('graphql-input', offer.unavailableReason)
    return changeCart(tx, cartId, { shippingChoice: choice }, deps.clock.now())
  })
}
