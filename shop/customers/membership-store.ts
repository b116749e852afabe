/** What each purchase gave of a membership. */
import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { customers, membershipTerms } from './tables.ts'

export type StoredTerm = typeof membershipTerms.$inferSelect

/** @returns false when this order has given its term already */
export async function insertTerm(
  tx: Transaction,
  term: Omit<typeof membershipTerms.$inferInsert, 'endedAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(membershipTerms)
    .values(term)
    .onConflictDoNothing()
    .returning({ orderId: membershipTerms.orderId })
  return rows.length > 0
}

/** With how long the customer is a member now. */
export async function termOfOrder(
  db: Queryable,
  orderId: string,
): Promise<(StoredTerm & { memberUntil: Date | null }) | undefined> {
  const [row] = await db
    .select({ term: membershipTerms, memberUntil: customers.memberUntil })
    .from(membershipTerms)
    .innerJoin(customers, eq(customers.id, membershipTerms.customerId))
    .where(eq(membershipTerms.orderId, orderId))
  return row && { ...row.term, memberUntil: row.memberUntil }
}

/** Marks the term of an order as ended; the caller holds its customer. */
export async function endTerm(tx: Transaction, orderId: string, endedAt: Date): Promise<void> {
  await tx.update(membershipTerms).set({ endedAt }).where(eq(membershipTerms.orderId, orderId))
}

/** Terms that begin when another one ends, or later, begin and end so much earlier. */
export async function moveTermsAfter(
  tx: Transaction,
  { customerId, endsAt }: StoredTerm,
  earlierMs: number,
): Promise<void> {
  const earlier = sql`${earlierMs} * interval '1 millisecond'`
  await tx
    .update(membershipTerms)
    .set({
      startsAt: sql`${membershipTerms.startsAt} - ${earlier}`,
      endsAt: sql`${membershipTerms.endsAt} - ${earlier}`,
    })
    .where(
      and(
        eq(membershipTerms.customerId, customerId),
        gte(membershipTerms.startsAt, endsAt),
        isNull(membershipTerms.endedAt),
      ),
    )
}
