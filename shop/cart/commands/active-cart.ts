import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import type { Refusal } from '../../refusal.ts'
import { cartNotActive, cartNotFound } from '../rules/refusals.ts'
import { type Cart, type CartDetails, changeCartIfActive, findCart, lockCart } from '../store.ts'

/**
 * Changes a cart that is not ordered yet. The cart is locked, so changes and the placing of the order come one after
 * the other, whatever the number of tabs.
 */
export async function changeActiveCart<Result>(
  { db }: { db: Database },
  cartId: string,
  change: (tx: Transaction, cart: Cart) => Promise<Result>,
): Promise<Result | Refusal> {
  return transaction(db, async (tx) => {
    const cart = await lockCart(tx, cartId)
    if (!cart) return cartNotFound(cartId)
    return cart.state === 'active' ? change(tx, cart) : cartNotActive()
  })
}

/** Saves details that need no look at the cart first: one statement instead of a transaction of four. */
export async function changeCartDetails(
  { db, clock }: CartChangeDeps,
  cartId: string,
  details: CartDetails,
): Promise<undefined | Refusal> {
  if (await changeCartIfActive(db, cartId, details, clock.now())) return undefined
  return (await findCart(db, cartId)) ? cartNotActive() : cartNotFound(cartId)
}

export interface CartChangeDeps {
  db: Database
  clock: Clock
}
