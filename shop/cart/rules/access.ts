/** Whether a call may work with a cart. The sentences belong to the public contract; clients match on them. */

import type { Refusal } from '../../api/refusal.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { cartNotActive, cartNotFound, foreignCart, wrongStore } from './refusals.ts'

/** Which cart an API call means, and who asks. */
export interface CartRequest {
  id: string
  caller: Caller
  /** Store code of the request; undefined when it says none. */
  store: string | undefined
}

/** What the decision looks at. */
interface CartFacts {
  state: 'active' | 'ordered' | 'merged'
  customerId: number | null
  store: string | null
}

/**
 * The cart, when this call may use it.
 *
 * Ownership is checked before everything else, so that a stranger learns nothing of the cart.
 */
export function allowedCart<Cart extends CartFacts>(
  cart: Cart | undefined,
  request: CartRequest,
): Cart | Refusal {
  if (!cart) return cartNotFound(request.id)
  if (!isOwner(cart, request.caller)) return foreignCart(request.id)
  if (cart.state !== 'active') return cartNotActive()
  return isOfStore(cart, request) ? cart : wrongStore(request.id)
}

/** A guest's cart belongs to guests only: a customer who signed in takes it over by merging. */
export function isOwner(cart: Pick<CartFacts, 'customerId'>, caller: Caller): boolean {
  return caller.kind === 'customer' ? cart.customerId === caller.id : cart.customerId === null
}

/** Pages of the shop itself name no store, so only two different names are a contradiction. */
export function isOfStore(cart: Pick<CartFacts, 'store'>, { store }: Pick<CartRequest, 'store'>): boolean {
  return cart.store === null || store === undefined || cart.store === store
}
