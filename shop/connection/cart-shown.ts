import { useEffect } from 'react'
import { shown } from './intentions.ts'

/** How every intention to add to the cart begins. */
export const PUT_IN_CART = 'put in cart'

/**
 * For pages that show the cart or its order: a design that is added after that is a new intention, even when the answer
 * to an earlier press was lost.
 */
export function useCartShown(): void {
  useEffect(() => shown(PUT_IN_CART))
}
