import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { invoices, orders } from './tables.ts'

export type Invoice = typeof invoices.$inferSelect

/** Stores the invoice of an order under the next number; an order that has one keeps it. */
export async function insertInvoice(tx: Queryable, invoice: Omit<Invoice, 'id' | 'number'>): Promise<void> {
  await tx
    .insert(invoices)
    .values({ ...invoice, number: sql`nextval('invoice_number')::text` })
    .onConflictDoNothing({ target: invoices.orderId })
}

/** By order. */
export async function invoicesOfOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<Map<string, Invoice>> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The invoice of the order with this token. */
export async function invoiceByOrderToken(db: Queryable, token: string) {
  return invoiceWithOrder(db, eq(orders.token, token))
}

/** The invoice of a guest's order by its number. */
export async function invoiceOfGuestsOrder(db: Queryable, number: string) {
  return invoiceWithOrder(db, and(eq(orders.number, number), isNull(orders.customerId)))
}

async function invoiceWithOrder(db: Queryable, condition: SQL | undefined) {
  const [row] = await db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(condition)
  return row
}
