import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { allowedCart, type CartRequest } from '../rules/access.ts'
import {
  type Cart,
  type CartDetails,
  type CartOwner,
  changeOwnCart,
  claimCart,
  findCart,
  lockCart,
} from '../store.ts'

export interface CartChangeDeps {
  db: Database
  clock: Clock
}

/**
 * Changes a cart that is not ordered yet, if the caller may. The cart is locked, so changes and the placing of the
 * order run one after the other, whatever the number of tabs.
 */
export async function changeActiveCart<Result>(
  { db, clock }: CartChangeDeps,
  request: CartRequest,
  change: (tx: Transaction, cart: Cart) => Promise<Result>,
): Promise<Result | Refusal> {
  return transaction(db, async (tx) => {
    const claimed = await claimCart(tx, ownerOf(request), clock.now())
    if (claimed) return change(tx, claimed)
    const cart = allowedCart(await lockCart(tx, request.id), request)
    return isRefusal(cart) ? cart : change(tx, cart)
  })
}

/** Saves details without reading the cart's lines. */
export async function changeCartDetails(
  { db, clock }: CartChangeDeps,
  request: CartRequest,
  details: CartDetails,
): Promise<undefined | Refusal> {
  return transaction(db, async (tx) => {
    for (;;) {
      if (await changeOwnCart(tx, ownerOf(request), details, clock.now())) return undefined
      const cart = allowedCart(await findCart(tx, request.id), request)
      // The cart became the caller's between the two statements: the next turn changes it.
      if (isRefusal(cart)) return cart
    }
  })
}

function ownerOf({ id, caller, store }: CartRequest): CartOwner {
  return { id, customerId: caller.kind === 'customer' ? caller.id : null, store }
}
