import { type CartChangeDeps, changeActiveCart, changeCartDetails } from '../../cart/commands/active-cart.ts'
import { changeCart } from '../../cart/store.ts'
import type { Address } from '../../customers/rules/address.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/**
 * Where the order goes. A guest's first address is a placeholder that only serves to show delivery prices, so any
 * text is taken here; placing the order looks closely.
 */
export async function setShippingAddress(
  deps: CartChangeDeps,
  cartId: string,
  shippingAddress: Address,
  customerNotes: string | null,
): Promise<undefined | Refusal> {
  return changeCartDetails(deps, cartId, { shippingAddress, customerNotes })
}

export type BillingChoice =
  | { kind: 'same-as-shipping' }
  /** `useForShipping` sends the order there too. */
  | { kind: 'address'; address: Address; useForShipping: boolean }

export async function setBillingAddress(
  deps: CartChangeDeps,
  cartId: string,
  choice: BillingChoice,
): Promise<undefined | Refusal> {
  if (choice.kind === 'address') {
    const { address, useForShipping } = choice
    const details = { billingAddress: address, ...(useForShipping && { shippingAddress: address }) }
    return changeCartDetails(deps, cartId, details)
  }
  return changeActiveCart(deps, cartId, async (tx, cart) => {
    if (!cart.shippingAddress) {
      return refusal(
        'graphql-input',
        'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
      )
    }
    return changeCart(tx, cartId, { billingAddress: cart.shippingAddress }, deps.clock.now())
  })
}
