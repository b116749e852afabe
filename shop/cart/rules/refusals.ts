/** Sentences about carts; the wording belongs to the public contract. */
import { type Refusal, refusal } from '../../api/refusal.ts'
import { MAX_MERGED_LINES } from './merged-lines.ts'

/** Makes a client clear its cart cookie. */
const CART_ERROR = 'CART_ERROR'

export function cartNotFound(cartId: string): Refusal {
  return refusal('graphql-no-such-entity', `Could not find a cart with ID "${cartId}"`, CART_ERROR)
}

export function cartNotActive(): Refusal {
  return refusal('graphql-no-such-entity', "The cart isn't active.", CART_ERROR)
}

export function foreignCart(cartId: string): Refusal {
  const message = `The current user cannot perform operations on cart "${cartId}"`
  return refusal('graphql-authorization', message, CART_ERROR)
}

export function wrongStore(cartId: string): Refusal {
  return refusal('graphql-no-such-entity', `Wrong store code specified for cart "${cartId}"`)
}

/** Of a merge whose source is closed already. */
export function noActiveCart(): Refusal {
  return refusal('graphql-no-such-entity', 'Current user does not have an active cart.', CART_ERROR)
}

export function tooFullToMerge(): Refusal {
  const message = `Together these carts hold more than ${MAX_MERGED_LINES} different things. Please order or remove some of them first.`
  return refusal('graphql-input', message)
}

export function customersHaveOwnCart(): Refusal {
  return refusal('graphql-already-exists', "Use 'Query.customerCart' for logged in customer.")
}

export function notForCustomers(): Refusal {
  return refusal('graphql-input', 'The request is not allowed for logged in customers')
}
