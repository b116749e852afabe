/** Orders that wait for money which comes outside the shop. */
import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { orders } from './tables.ts'

/** A round of orders by id, after the last one of the round before. */
interface Round {
  waitsBefore: Date
  after: string | undefined
  limit: number
}

/** Which have waited since before a moment and were not reminded yet. */
export const ordersToRemind = (db: Queryable, round: Round) =>
  waitingOrders(db, round, isNull(orders.paymentRemindedAt))

/** Which have waited since before a moment and were reminded before another. */
export const lapsedOrders = (db: Queryable, round: Round & { remindedBefore: Date }) =>
  waitingOrders(db, round, lt(orders.paymentRemindedAt, round.remindedBefore))

async function waitingOrders(
  db: Queryable,
  { waitsBefore, after, limit }: Round,
  reminded: SQL,
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'pending-payment'),
        lt(sql`coalesce(${orders.stateChangedAt}, ${orders.placedAt})`, waitsBefore),
        reminded,
        after === undefined ? undefined : gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
