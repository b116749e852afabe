/** The history of orders. */
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { orderEvents } from './tables.ts'

export type OrderEvent = typeof orderEvents.$inferSelect
export type NewOrderEvent = typeof orderEvents.$inferInsert

/** @returns its id */
export async function insertEvent(tx: Queryable, event: NewOrderEvent): Promise<number> {
  const [stored] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id })
  if (!stored) throw new Error('Expected an event to be stored but the database returned none')
  return stored.id
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
