import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { insertCart } from '../store.ts'

/**
 * Starts an empty cart for a guest.
 *
 * @param wantedId  an id that the client made, 32 letters and digits; left out, the shop makes one
 * @returns the id
 */
export async function createCart(
  { db, clock }: { db: Database; clock: Clock },
  wantedId?: string | null,
): Promise<string | Refusal> {
  if (wantedId != null && !/^[A-Za-z0-9]{32}$/.test(wantedId)) {
    return refusal('graphql-input', 'Cart ID length should to be 32 symbols.')
  }
  const id = wantedId ?? newId()
  const isNew = await insertCart(db, id, clock.now())
  return isNew ? id : refusal('graphql-already-exists', `Cart with ID "${id}" already exists.`)
}
