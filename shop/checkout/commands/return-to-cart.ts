import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { activeLines, isSameLine } from '../../cart/rules/saved-for-later.ts'
import { type CartLine, findCartWithLines, insertCart, insertLine } from '../../cart/store.ts'
import { reminderByKey } from '../reminder-store.ts'

interface Deps {
  db: Database
  clock: Clock
}

export type ReturnToCart =
  /** The browser's own cart has everything. */
  | { kind: 'as-it-is' }
  /** There is nothing to bring back: nobody has this key, or the cart was ordered or emptied. */
  | { kind: 'over' }
  /** The cart is a customer's: whoever is signed in as that customer finds it without a key. */
  | { kind: 'customer' }
  /** A cart of this browser alone, with what was in the other one. */
  | { kind: 'cart'; id: string; pieces: number }

/**
 * CA-85: what a reminder's link opens. A guest's cart is copied and never handed out: a mail may be passed on, and
 * whoever made its link must not share a cart with whoever follows it.
 *
 * @param ownId  the cart that the browser has, whose lines come along
 */
export async function returnToCart(
  deps: Deps,
  key: string,
  ownId: string | undefined,
): Promise<ReturnToCart> {
  const { db, clock } = deps
  const reminder = await reminderByKey(db, key)
  const left = reminder && (await findCartWithLines(db, reminder.cartId))
  if (left?.cart.state !== 'active' || activeLines(left.lines).length === 0) return { kind: 'over' }
  if (left.cart.customerId !== null) return { kind: 'customer' }
  const own = ownId === undefined ? undefined : await findCartWithLines(db, ownId)
  const kept = own?.cart.state === 'active' && own.cart.customerId === null ? own.lines : []
  const missing = left.lines.filter((line) => !kept.some((one) => isSameOrTwin(one, line)))
  if (missing.length === 0) return { kind: 'as-it-is' }

  const lines = [...kept, ...missing]
  const id = newId()
  await transaction(db, async (tx) => {
    await insertCart(tx, { id, customerId: null, store: left.cart.store }, clock.now())
    for (const line of lines) await insertLine(tx, copyOf(line, id))
  })
  return { kind: 'cart', id, pieces: activeLines(lines).reduce((sum, { quantity }) => sum + quantity, 0) }
}

/** Two certificates with the same words are one here: the link may be followed again. */
const isSameOrTwin = (one: CartLine, other: CartLine) =>
  isSameLine(one, other) ||
  (one.kind === 'gift-certificate' &&
    isDeepStrictEqual(one.entered, other.entered) &&
    one.sku === other.sku &&
    one.savedForLater === other.savedForLater)

function copyOf({ id: _, ...line }: CartLine, cartId: string) {
  return { ...line, cartId }
}
