import { and, eq, ne, or, sql } from 'drizzle-orm'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { mailboxInSql, orders } from './tables.ts'

/** Whether somebody had an order before this one, whatever became of it: by mailbox, or by account. */
export async function hasOrderedBefore(
  db: Queryable,
  order: { id: string; email: string; customerId: number | null },
): Promise<boolean> {
  const mailbox = sql`${mailboxInSql(orders.email)} = ${mailboxOf(order.email)}`
  const account = order.customerId === null ? undefined : eq(orders.customerId, order.customerId)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ne(orders.id, order.id), or(mailbox, account)))
    .limit(1)
  return rows.length > 0
}
