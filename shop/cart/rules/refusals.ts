/** Sentences that make a client forget its cart cookie; the wording belongs to the public contract. */
import { type Refusal, refusal } from '../../refusal.ts'

const CART_ERROR = 'CART_ERROR'

export function cartNotFound(cartId: string): Refusal {
  return refusal('graphql-no-such-entity', `Could not find a cart with ID "${cartId}"`, CART_ERROR)
}

export function cartNotActive(): Refusal {
  return refusal('graphql-no-such-entity', "The cart isn't active.", CART_ERROR)
}
