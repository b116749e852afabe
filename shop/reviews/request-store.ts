/** Orders whose buyers are asked for a review. */
import { and, desc, eq, exists, gt, isNull, lt, not, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { boughtAndKept } from './bought-lines-store.ts'
import { productReviews, reviewRequests } from './tables.ts'

export type ReviewRequest = typeof reviewRequests.$inferSelect

interface Wanted {
  /** Orders that were completed before are due. */
  before: Date
  /** Orders that were completed before are too old to ask about. */
  after: Date
  /** Addresses that were asked since are left alone. */
  askedAfter: Date
  limit: number
}

/**
 * Complete orders that nobody was asked about, of people who want mails and wrote no review of them; the newest of each
 * address.
 */
export async function ordersToAskAbout(
  db: Queryable,
  { before, after, askedAfter, limit }: Wanted,
): Promise<string[]> {
  const reviewed = db
    .select({ one: sql`1` })
    .from(productReviews)
    .innerJoin(orderLines, eq(orderLines.id, productReviews.orderLineId))
    .where(eq(orderLines.orderId, orders.id))
  const kept = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), boughtAndKept))
  const askedLately = sql`exists (
    select 1 from ${reviewRequests} asked join ${orders} other on other.id = asked.order_id
    where lower(other.email) = lower(${orders.email}) and asked.asked_at > ${askedAfter.toISOString()}::timestamptz
  )`
  const rows = await db
    .selectDistinctOn([newsletterSubscriptions.email], { id: orders.id })
    .from(orders)
    .innerJoin(newsletterSubscriptions, sql`${newsletterSubscriptions.email} = lower(${orders.email})`)
    .leftJoin(reviewRequests, eq(reviewRequests.orderId, orders.id))
    .where(
      and(
        eq(orders.state, 'complete'),
        lt(orders.stateChangedAt, before),
        gt(orders.stateChangedAt, after),
        eq(newsletterSubscriptions.status, 'SUBSCRIBED'),
        isNull(reviewRequests.orderId),
        exists(kept),
        not(exists(reviewed)),
        not(askedLately),
      ),
    )
    .orderBy(newsletterSubscriptions.email, desc(orders.stateChangedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** @returns those that no other process has stored */
export async function insertRequests(tx: Queryable, requests: readonly ReviewRequest[]): Promise<string[]> {
  const rows = await tx
    .insert(reviewRequests)
    .values([...requests])
    .onConflictDoNothing()
    .returning({ orderId: reviewRequests.orderId })
  return rows.map(({ orderId }) => orderId)
}

export async function requestOfOrder(db: Queryable, orderId: string): Promise<ReviewRequest | undefined> {
  const [row] = await db.select().from(reviewRequests).where(eq(reviewRequests.orderId, orderId))
  return row
}
