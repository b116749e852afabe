import { type Refusal, refusal } from '../../api/refusal.ts'
import { changeActiveCart } from '../../cart/commands/active-cart.ts'
import { priceCart } from '../../cart/commands/open-cart.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import type { CartAddress } from '../../cart/rules/cart-address.ts'
import { chosenOffer } from '../../cart/rules/shipping.ts'
import { type CartDetails, changeCart } from '../../cart/store.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'

type Deps = Pick<CheckoutDeps, 'db' | 'clock' | 'configuration' | 'offers'>

/**
 * Sets the addresses of the order. A guest's first address is a placeholder that only serves to show delivery prices,
 * so any text is accepted here; placing the order validates it.
 */
export async function setShippingAddress(
  deps: Deps,
  request: CartRequest,
  shippingAddress: CartAddress,
  customerNotes: string | null,
): Promise<undefined | Refusal> {
  return saveAddresses(deps, request, () => ({ shippingAddress, customerNotes }))
}

export type BillingChoice =
  | { kind: 'same-as-shipping' }
  /** `useForShipping` sends the order there too. */
  | { kind: 'address'; address: CartAddress; useForShipping: boolean }

export async function setBillingAddress(
  deps: Deps,
  request: CartRequest,
  choice: BillingChoice,
): Promise<undefined | Refusal> {
  return saveAddresses(deps, request, ({ shippingAddress }) => {
    if (choice.kind === 'address') {
      const { address, useForShipping } = choice
      return { billingAddress: address, ...(useForShipping && { shippingAddress: address }) }
    }
    if (shippingAddress) return { billingAddress: shippingAddress }
    return refusal(
      'graphql-input',
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    )
  })
}

/** A chosen method that is not available for the new address is cleared. */
async function saveAddresses(
  deps: Deps,
  request: CartRequest,
  changeOf: (cart: { shippingAddress: CartAddress | null }) => CartDetails | Refusal,
): Promise<undefined | Refusal> {
  const pricing = await pricingBefore(deps)
  return changeActiveCart(deps, request, async (tx, stored) => {
    const change = changeOf(stored)
    if ('kind' in change) return change
    if (change.shippingAddress && stored.shippingChoice) {
      const cart = await priceCart({ ...pricing, db: tx }, { ...stored, ...change })
      const offer = chosenOffer(cart.offers, stored.shippingChoice)
      if (!offer || offer.unavailableReason) change.shippingChoice = null
    }
    return changeCart(tx, request.id, change, deps.clock.now())
  })
}
