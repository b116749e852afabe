/** What the shop writes into the history of an order, once: the same words again are not added. */
import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { eventsOfOrders, insertEvent } from '../history-store.ts'
import { lockOrder } from '../store.ts'

interface Noting {
  tx: Transaction
  clock: Clock
}

/** @returns whether it was new */
export const noteForStaff = (noting: Noting, orderId: string, message: string): Promise<boolean> =>
  noteOnce(noting, { orderId, message, isForShopper: false })

/** @returns whether it was new */
export const noteForShopper = (noting: Noting, orderId: string, message: string): Promise<boolean> =>
  noteOnce(noting, { orderId, message, isForShopper: true })

async function noteOnce(
  { tx, clock }: Noting,
  note: { orderId: string; message: string; isForShopper: boolean },
): Promise<boolean> {
  const { orderId, message } = note
  // The lock serialises two calls with the same message.
  await lockOrder(tx, orderId)
  const events = (await eventsOfOrders(tx, [orderId])).get(orderId) ?? []
  if (events.some((event) => event.message === message)) return false
  await insertEvent(tx, { ...note, state: null, actor: 'shop', happenedAt: clock.now() })
  return true
}
