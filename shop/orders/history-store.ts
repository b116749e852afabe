/** The history of orders. */
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { orderEvents } from './tables.ts'

export type OrderEvent = typeof orderEvents.$inferSelect
export type NewOrderEvent = typeof orderEvents.$inferInsert

export async function insertEvent(tx: Queryable, event: NewOrderEvent): Promise<void> {
  await tx.insert(orderEvents).values(event)
}

/** Oldest first, by order. */
export async function eventsOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, OrderEvent[]>> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id))
  return Map.groupBy(rows, (event) => event.orderId)
}
