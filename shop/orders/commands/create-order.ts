import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { makeArtwork, sendConfirmation } from '../jobs/names.ts'
import { insertOrder, type NewOrder, type NewOrderLine, type OrderWithLines } from '../store.ts'

export type OrderDetails = Omit<NewOrder, 'id' | 'token' | 'state' | 'placedAt'>

/**
 * Stores a paid cart as an order and asks for its artwork and its mail, all in the caller's transaction: there is
 * never an order without them, nor they without an order.
 */
export async function createOrder(
  { tx, clock, jobs }: { tx: Transaction; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  details: OrderDetails,
  lines: readonly NewOrderLine[],
): Promise<OrderWithLines> {
  const order = await insertOrder(
    tx,
    { ...details, id: crypto.randomUUID(), token: newId(), state: 'placed', placedAt: clock.now() },
    lines,
  )
  for (const line of order.lines) await jobs.enqueue(tx, makeArtwork, { orderLineId: line.id })
  await jobs.enqueue(tx, sendConfirmation, { orderId: order.id })
  return order
}
