import { type Database, type Queryable, transaction } from '#platform/database/pool.ts'
import { deleteCarts, holdLeftCarts } from '../removal-store.ts'

interface Deps {
  db: Database
  /** Which of these carts a payment is under way for. */
  cartsBeingPaid: (db: Queryable, cartIds: readonly string[]) => Promise<ReadonlySet<string>>
}

const BATCH = 200

/**
 * Removes carts of guests that nobody has changed since a day, with the addresses in them. Carts of customers stay until
 * they are emptied or the account is closed.
 */
export async function removeLeftCarts({ db, cartsBeingPaid }: Deps, before: Date): Promise<void> {
  let removed: number
  do {
    removed = await transaction(db, async (tx) => {
      const ids = await holdLeftCarts(tx, before, BATCH)
      // A payment is begun under the lock of its cart, so none begins now.
      const busy = await cartsBeingPaid(tx, ids)
      const left = ids.filter((id) => !busy.has(id))
      await deleteCarts(tx, left)
      return left.length
    })
  } while (removed > 0)
}
