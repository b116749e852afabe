import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { eventsOfOrders, insertEvent } from '../history-store.ts'
import { lockOrder } from '../store.ts'

/**
 * Tells staff something in the history of an order, once: the same words again are not added.
 *
 * @returns whether it was new
 */
export async function noteForStaff(
  { tx, clock }: { tx: Transaction; clock: Clock },
  orderId: string,
  message: string,
): Promise<boolean> {
  // The lock serialises two calls with the same message.
  await lockOrder(tx, orderId)
  const events = (await eventsOfOrders(tx, [orderId])).get(orderId) ?? []
  if (events.some((event) => event.message === message)) return false
  const happenedAt = clock.now()
  await insertEvent(tx, { orderId, state: null, actor: 'shop', message, isForShopper: false, happenedAt })
  return true
}
