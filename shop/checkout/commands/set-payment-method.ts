import { type CartChangeDeps, changeActiveCart } from '../../cart/commands/active-cart.ts'
import { changeCart } from '../../cart/store.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { paymentMethodTitle } from '../rules/payment-methods.ts'

/** @param token  what the gateway's card fields gave back; left out, the method is chosen and the card is still to come */
export async function setPaymentMethod(
  deps: CartChangeDeps,
  cartId: string,
  code: string,
  token: string | null,
): Promise<undefined | Refusal> {
  return changeActiveCart(deps, cartId, async (tx, cart) => {
    if (paymentMethodTitle(code) === undefined) {
      return refusal('graphql-input', 'The requested Payment Method is not available.')
    }
    if (!cart.shippingAddress) {
      return refusal('graphql-input', 'The shipping address is missing. Set the address and try again.')
    }
    return changeCart(tx, cartId, { paymentMethod: code, paymentToken: token }, deps.clock.now())
  })
}
