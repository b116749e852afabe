import { and, asc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { orders, shipmentLines, shipments } from './tables.ts'

export type Shipment = typeof shipments.$inferSelect
export type ShipmentLine = Omit<typeof shipmentLines.$inferSelect, 'shipmentId'>

export interface ShipmentWithLines extends Shipment {
  lines: ShipmentLine[]
}

/** Stores a parcel under the next number. */
export async function insertShipment(
  tx: Queryable,
  shipment: Omit<Shipment, 'id' | 'number' | 'deliveredAt'>,
  lines: readonly ShipmentLine[],
): Promise<Shipment> {
  const [stored] = await tx
    .insert(shipments)
    .values({ ...shipment, number: sql`nextval('shipment_number')::text` })
    .returning()
  if (!stored) throw new Error('Expected a shipment to be stored but the database returned none')
  await tx.insert(shipmentLines).values(lines.map((line) => ({ ...line, shipmentId: stored.id })))
  return stored
}

export async function recordDelivery(tx: Transaction, id: number, deliveredAt: Date): Promise<void> {
  await tx.update(shipments).set({ deliveredAt }).where(eq(shipments.id, id))
}

export async function shipmentById(db: Queryable, id: number): Promise<ShipmentWithLines | undefined> {
  const rows = await db
    .select({ shipment: shipments, line: shipmentLines })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(eq(shipments.id, id))
  const first = rows[0]
  return first && { ...first.shipment, lines: rows.map(({ line }) => line) }
}

/** Oldest first, by order. */
export async function shipmentsOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, ShipmentWithLines[]>> {
  const rows = await db
    .select({ shipment: shipments, line: shipmentLines })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.id), asc(shipmentLines.orderLineId))
  const found = new Map<number, ShipmentWithLines>()
  for (const { shipment, line } of rows) {
    const known = found.get(shipment.id)
    if (known) known.lines.push(line)
    else found.set(shipment.id, { ...shipment, lines: [line] })
  }
  return Map.groupBy(found.values(), (shipment) => shipment.orderId)
}

/**
 * Orders that were sent in full, the last parcel of each before a moment, in the order of their ids.
 *
 * @param after  the last one of the page before
 */
export async function longSentOrders(
  db: Queryable,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(eq(orders.state, 'shipped'), after === undefined ? undefined : gt(orders.id, after)))
    .groupBy(orders.id)
    .having(lt(max(shipments.shippedAt), before))
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether the last parcel of an order was sent before a moment. */
export async function wasSentBefore(tx: Transaction, orderId: string, before: Date): Promise<boolean> {
  const [row] = await tx
    .select({ last: max(shipments.shippedAt) })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  return row?.last != null && row.last < before
}
