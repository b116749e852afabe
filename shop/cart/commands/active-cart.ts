import type { Clock } from '#platform/clock.ts'
import { type Database, oneStatement, type Transaction, transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { type CartOwner, changeOwnCart, claimCart, lockOwnCart } from '../own-cart-store.ts'
import { allowedCart, type CartRequest } from '../rules/access.ts'
import { type Cart, type CartDetails, findCart, lockCart } from '../store.ts'

export interface CartChangeDeps {
  db: Database
  clock: Clock
}

/**
 * Changes a cart that is not ordered yet, if the caller may. The cart is locked, so changes and the placing of the
 * order run one after the other, whatever the number of tabs.
 *
 * @param hold  how the cart is locked; left out, it is marked as changed at once
 */
export async function changeActiveCart<Result>(
  { db, clock }: CartChangeDeps,
  request: CartRequest,
  change: (tx: Transaction, cart: Cart) => Promise<Result>,
  hold: typeof claimCart = claimCart,
): Promise<Result | Refusal> {
  return transaction(db, async (tx) => {
    const held = await hold(tx, ownerOf(request), clock.now())
    if (held) return change(tx, held)
    const cart = allowedCart(await lockCart(tx, request.id), request)
    return isRefusal(cart) ? cart : change(tx, cart)
  })
}

/** The same for a change that saves its details with `changeCart`, which marks the cart: its row is written once. */
export function changeActiveRow<Result>(
  deps: CartChangeDeps,
  request: CartRequest,
  change: (tx: Transaction, cart: Cart) => Promise<Result>,
): Promise<Result | Refusal> {
  return changeActiveCart(deps, request, change, lockOwnCart)
}

/** Saves details without reading the cart's lines. */
export async function changeCartDetails(
  { db, clock }: CartChangeDeps,
  request: CartRequest,
  details: CartDetails,
): Promise<Cart | Refusal> {
  return oneStatement(db, async (one) => {
    for (;;) {
      const changed = await changeOwnCart(one, ownerOf(request), details, clock.now())
      if (changed) return changed
      const cart = allowedCart(await findCart(one, request.id), request)
      // The cart became the caller's between the two statements: the next turn changes it.
      if (isRefusal(cart)) return cart
    }
  })
}

export function ownerOf({ id, caller, store }: CartRequest): CartOwner {
  return { id, customerId: caller.kind === 'customer' ? caller.id : null, store }
}
