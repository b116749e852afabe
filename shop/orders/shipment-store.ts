import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { shipmentLines, shipments } from './tables.ts'

export type Shipment = typeof shipments.$inferSelect
export type ShipmentLine = Omit<typeof shipmentLines.$inferSelect, 'shipmentId'>

export interface ShipmentWithLines extends Shipment {
  lines: ShipmentLine[]
}

/** Stores a parcel under the next number. */
export async function insertShipment(
  tx: Queryable,
  shipment: Omit<Shipment, 'id' | 'number'>,
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
