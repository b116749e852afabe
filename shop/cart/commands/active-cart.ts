import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { type AskedCart, allowedCart } from '../rules/access.ts'
import { type Cart, type CartDetails, changeCart, lockCart } from '../store.ts'

export interface CartChangeDeps {
  db: Database
  clock: Clock
}

/**
 * Changes a cart that is not ordered yet, for somebody who may. The cart is locked, so changes and the placing of the
 * order come one after the other, whatever the number of tabs.
 */
export async function changeActiveCart<Result>(
  { db }: { db: Database },
  asked: AskedCart,
  change: (tx: Transaction, cart: Cart) => Promise<Result>,
): Promise<Result | Refusal> {
  return transaction(db, async (tx) => {
    const cart = allowedCart(await lockCart(tx, asked.id), asked)
    return isRefusal(cart) ? cart : change(tx, cart)
  })
}

/** Saves details that need no look at the cart's lines. */
export async function changeCartDetails(
  { db, clock }: CartChangeDeps,
  asked: AskedCart,
  details: CartDetails,
): Promise<undefined | Refusal> {
  return changeActiveCart({ db }, asked, (tx) => changeCart(tx, asked.id, details, clock.now()))
}
