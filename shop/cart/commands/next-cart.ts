import type { Transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Cart, changeCart, insertCart, moveSavedLines } from '../store.ts'

type OrderedCart = Pick<Cart, 'id' | 'customerId' | 'store' | 'priceCache'> & { hasSavedLines: boolean }

/**
 * Begins the shopper's next cart with what was saved for later beside one that has just become an order; begins none when
 * nothing was. Nothing that was typed on the way to the order comes along.
 *
 * The caller holds the ordered cart, so no other call can begin one for the same customer meanwhile.
 */
export async function continueWithSaved(tx: Transaction, ordered: OrderedCart, now: Date): Promise<void> {
  if (!ordered.hasSavedLines) return
  const { customerId, store, priceCache } = ordered
  const next = await insertCart(tx, { id: newId(), customerId, store }, now)
  if (!next) throw new Error(`Expected a cart after ${ordered.id} but its customer has another active one`)
  await moveSavedLines(tx, ordered.id, next.id)
  await changeCart(tx, next.id, { priceCache }, now)
  await changeCart(tx, ordered.id, { nextCartId: next.id }, now)
}
