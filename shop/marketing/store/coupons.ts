import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { Coupon } from '../rules/coupon.ts'
import { coupons, couponUses, purseEntries } from '../tables.ts'
import type { Shopper } from './incentives.ts'
import { hashOfMailbox } from './mailbox-hash.ts'

/** Coupons held against every other order that wants them, in one order for everybody. */
export async function lockCoupons(tx: Transaction, codes: readonly string[]): Promise<Coupon[]> {
  return tx
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
    .for('update')
}

/** What each of these coupons asks for, by the label that shoppers read. */
export async function readMinimums(
  db: Queryable,
  codes: readonly string[],
): Promise<Pick<Coupon, 'label' | 'minimumSubtotalCents'>[]> {
  if (codes.length === 0) return []
  return db
    .select({ label: coupons.label, minimumSubtotalCents: coupons.minimumSubtotalCents })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
}

/** How often a shopper has used each of these coupons, by code. */
export async function usesOfShopper(
  tx: Transaction,
  codes: readonly string[],
  { customerId, email }: Shopper,
): Promise<Map<string, number>> {
  const byShopper = or(
    email === null ? undefined : eq(couponUses.mailbox, hashOfMailbox(email)),
    customerId === null ? undefined : eq(couponUses.customerId, customerId),
  )
  const rows = await tx
    .select({ code: couponUses.code, uses: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(and(inArray(couponUses.code, [...codes]), isNull(couponUses.givenBackAt), byShopper))
    .groupBy(couponUses.code)
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

/** Counts an order's coupons, each once however often it is asked. */
export async function recordCouponUses(
  tx: Transaction,
  codes: readonly string[],
  { email, ...use }: { orderId: string; customerId: number | null; email: string; usedAt: Date },
): Promise<void> {
  const used = await tx
    .insert(couponUses)
    .values(codes.map((code) => ({ code, ...use, mailbox: hashOfMailbox(email) })))
    .onConflictDoNothing()
    .returning({ code: couponUses.code })
  await countUses(
    tx,
    used.map(({ code }) => code),
    1,
  )
}

export async function giveBackCoupons(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const given = await tx
    .update(couponUses)
    .set({ givenBackAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.givenBackAt)))
    .returning({ code: couponUses.code })
  await countUses(
    tx,
    given.map(({ code }) => code),
    -1,
  )
}

async function countUses(tx: Transaction, codes: readonly string[], change: 1 | -1): Promise<void> {
  if (codes.length === 0) return
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + ${change}` })
    .where(inArray(coupons.code, [...codes]))
}

/** Whether an order has taken its incentives already. */
export async function wasTaken(tx: Transaction, orderId: string): Promise<boolean> {
  const rows = await tx.execute<{ taken: boolean }>(sql`
    select exists (select 1 from ${couponUses} where order_id = ${orderId})
      or exists (select 1 from ${purseEntries} where order_id = ${orderId} and reason = 'spent') as taken`)
  return rows.rows[0]?.taken ?? false
}
