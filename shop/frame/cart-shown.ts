import { useEffect } from 'react'
import { shown } from './intentions.ts'

/** How every intention to add to the cart begins. */
export const PUT_IN_CART = 'put in cart'

/**
 * For pages that show what is in the cart, or what it has become: whoever adds a design after that means it anew, also
 * when the answer to an earlier press was lost.
 */
export function useCartShown(): void {
  useEffect(() => shown(PUT_IN_CART))
}
