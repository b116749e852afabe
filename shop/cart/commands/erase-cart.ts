import type { Transaction } from '#platform/database/pool.ts'
import type { Erasure } from '../../customers/commands/deps.ts'
import { nothingTyped } from '../rules/empty-cart.ts'
import { activeCartOf, type CartDetails, changeCart, deleteLines, lockCart, lockCarts } from '../store.ts'

/** All personal data that was typed on the way to an order, and the chosen payment. */
const NOTHING = {
  ...nothingTyped,
  purchaseOrderNumber: null,
  couponCodes: [],
  giftCardCodes: [],
  usesStoreCredit: false,
  pointsWanted: null,
  referCode: null,
  giftTo: null,
  giftFrom: null,
  gstNumber: null,
  gstCertificate: null,
  abn: null,
} satisfies CartDetails

/**
 * Empties the cart of an erased customer, and once the account is closed the carts of its orders too, which nobody reads any
 * more. A payment that is still open then finds a changed cart, and is released.
 *
 * @param cartsOfOrders  the carts that became orders of a customer
 */
export function createEraseCarts(
  cartsOfOrders: (tx: Transaction, customerId: number) => Promise<string[]>,
): Erasure {
  return async (tx, customerId, now, { isClosing }) => {
    const id = await activeCartOf(tx, customerId)
    const cart = id === undefined ? undefined : await lockCart(tx, id)
    if (cart?.state === 'active') await empty(tx, cart.id, now)
    if (!isClosing) return
    // After the lock: a cart that became an order meanwhile is among these.
    const ordered = await lockCarts(tx, await cartsOfOrders(tx, customerId))
    for (const orderedId of ordered.keys()) await empty(tx, orderedId, now)
  }
}

async function empty(tx: Transaction, id: string, now: Date): Promise<void> {
  await deleteLines(tx, id)
  await changeCart(tx, id, NOTHING, now)
}
