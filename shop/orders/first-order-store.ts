import { and, asc, eq, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { OneName } from '../marketing/store/first-orders.ts'
import { mailboxInSql, orders } from './tables.ts'

/** Whether somebody had an order before this one, whatever became of it: by mailbox, or by account. */
export async function hasOrderedBefore(
  db: Queryable,
  order: { id: string; email: string; customerId: number | null },
): Promise<boolean> {
  const mailbox = ofMailbox(mailboxOf(order.email))
  const account = order.customerId === null ? undefined : eq(orders.customerId, order.customerId)
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ne(orders.id, order.id), or(mailbox, account)))
    .limit(1)
  return rows.length > 0
}

/** The earliest order of a mailbox, or of an account, that is neither cancelled nor wholly refunded. @returns its id */
export async function earliestStandingOrder(
  db: Queryable,
  name: OneName,
  except: string,
): Promise<string | undefined> {
  const whose = 'mailbox' in name ? ofMailbox(name.mailbox) : eq(orders.customerId, name.customerId)
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(whose, ne(orders.id, except), notInArray(orders.state, ['cancelled', 'refunded'])))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(1)
  return order?.id
}

const ofMailbox = (mailbox: string): SQL => sql`${mailboxInSql(orders.email)} = ${mailbox}`
