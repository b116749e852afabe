import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { ReferralState } from './rules/referral-states.ts'
import { referralCodes, referrals } from './tables.ts'

export type Referral = typeof referrals.$inferSelect

export async function codeOf(db: Queryable, customerId: number): Promise<string | undefined> {
  const [found] = await db.select().from(referralCodes).where(eq(referralCodes.customerId, customerId))
  return found?.code
}

/** Gives a customer a code, unless there is one, or the code is somebody else's. */
export async function insertCode(
  db: Queryable,
  row: { customerId: number; code: string; madeAt: Date },
): Promise<void> {
  await db.insert(referralCodes).values(row).onConflictDoNothing()
}

/** The number of the customer whose code it is. */
export async function referrerOf(db: Queryable, code: string): Promise<number | undefined> {
  const [found] = await db.select().from(referralCodes).where(eq(referralCodes.code, code))
  return found?.customerId
}

/** Writes a recommendation down, unless the order or the mailbox has one. */
export async function insertReferral(tx: Transaction, row: typeof referrals.$inferInsert): Promise<void> {
  await tx.insert(referrals).values(row).onConflictDoNothing()
}

/** Locked until the transaction ends. */
export async function lockReferralOf(tx: Transaction, orderId: string): Promise<Referral | undefined> {
  const [found] = await tx.select().from(referrals).where(eq(referrals.orderId, orderId)).for('update')
  return found
}

/** Holds what a customer earns against every other reward until the transaction ends. False after an erasure. */
export async function lockReferrer(tx: Transaction, customerId: number): Promise<boolean> {
  const rows = await tx
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.customerId, customerId))
    .for('update')
  return rows.length > 0
}

/** Rewards that were booked since a moment, also those that were taken back. */
export async function earnedSince(tx: Transaction, referrerId: number, since: Date): Promise<number> {
  return tx.$count(referrals, and(eq(referrals.referrerId, referrerId), gte(referrals.earnedAt, since)))
}

export async function moveReferral(
  tx: Transaction,
  id: number,
  to: { state: ReferralState; earnedAt?: Date },
): Promise<void> {
  await tx.update(referrals).set(to).where(eq(referrals.id, id))
}

export async function referralById(db: Queryable, id: number): Promise<Referral | undefined> {
  const [found] = await db.select().from(referrals).where(eq(referrals.id, id))
  return found
}

/** Newest first. */
export async function referralsOf(
  db: Queryable,
  referrerId: number,
  page: { limit: number; offset: number },
): Promise<{ items: Referral[]; total: number; earnedCents: number }> {
  const own = eq(referrals.referrerId, referrerId)
  const [items, [sums]] = await Promise.all([
    db.select().from(referrals).where(own).orderBy(desc(referrals.id)).limit(page.limit).offset(page.offset),
    db
      .select({
        total: count(),
        earnedCents: sql<number>`coalesce(sum(${referrals.rewardCents}) filter (where ${referrals.state} = 'earned'), 0)::int`,
      })
      .from(referrals)
      .where(own),
  ])
  return { items, total: sums?.total ?? 0, earnedCents: sums?.earnedCents ?? 0 }
}

/** Of an erased account: its link and what came of it go, and nothing says any more whose first orders were its own. */
export async function eraseReferrals(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(referralCodes).where(eq(referralCodes.customerId, customerId))
  await tx.delete(referrals).where(eq(referrals.referrerId, customerId))
  await tx.update(referrals).set({ friendId: null, mailbox: null }).where(eq(referrals.friendId, customerId))
}
