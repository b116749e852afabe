import { oneStatement } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { changeActiveRow, changeCartDetails, ownerOf } from '../../cart/commands/active-cart.ts'
import { priceCart } from '../../cart/commands/open-cart.ts'
import { billToShippingAddress, changeOwnCart } from '../../cart/own-cart-store.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import type { CartAddress } from '../../cart/rules/cart-address.ts'
import { chosenOffer } from '../../cart/rules/shipping.ts'
import { type Cart, type CartDetails, changeCart } from '../../cart/store.ts'
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
): Promise<Cart | Refusal> {
  return deliverTo(deps, request, { shippingAddress, customerNotes })
}

export type BillingChoice =
  | { kind: 'same-as-shipping' }
  /** `useForShipping` sends the order there too. */
  | { kind: 'address'; address: CartAddress; useForShipping: boolean }

export async function setBillingAddress(
  deps: Deps,
  request: CartRequest,
  choice: BillingChoice,
): Promise<Cart | Refusal> {
  if (choice.kind === 'same-as-shipping') return billToShipping(deps, request)
  const { address, useForShipping } = choice
  if (!useForShipping) return changeCartDetails(deps, request, { billingAddress: address })
  return deliverTo(deps, request, { billingAddress: address, shippingAddress: address })
}

async function billToShipping(deps: Deps, request: CartRequest): Promise<Cart | Refusal> {
  const { db, clock } = deps
  const owner = ownerOf(request)
  const billed = await oneStatement(db, (one) => billToShippingAddress(one, owner, clock.now()))
  if (billed) return billed
  // It may be another's, or may have got its address meanwhile.
  return changeActiveRow(deps, request, async (tx, { shippingAddress }): Promise<Cart | Refusal> => {
    if (shippingAddress) return changeCart(tx, request.id, { billingAddress: shippingAddress }, clock.now())
    return refusal(
      'graphql-input',
      'Could not use the "same_as_shipping" option, because the shipping address has not been set.',
    )
  })
}

/** A chosen method that is not available for the new address is cleared. */
async function deliverTo(
  deps: Deps,
  request: CartRequest,
  change: CartDetails & { shippingAddress: CartAddress },
): Promise<Cart | Refusal> {
  const { db, clock } = deps
  const owner = ownerOf(request)
  const changed = await oneStatement(db, (one) =>
    changeOwnCart(one, owner, change, clock.now(), 'before-method'),
  )
  if (changed) return changed
  const pricing = await pricingBefore(deps, request.caller)
  return changeActiveRow(deps, request, async (tx, stored) => {
    const { shippingChoice } = stored
    if (!shippingChoice) return changeCart(tx, request.id, change, clock.now())
    const cart = await priceCart({ ...pricing, db: tx }, { ...stored, ...change })
    const offer = chosenOffer(cart.offers, shippingChoice)
    const isGone = !offer || offer.unavailableReason !== undefined
    return changeCart(tx, request.id, { ...change, ...(isGone && { shippingChoice: null }) }, clock.now())
  })
}
