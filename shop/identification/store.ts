import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { type IdentityOwner, type Verdict, validSince } from './rules/identification.ts'
import { identifications } from './tables.ts'

export type Identification = typeof identifications.$inferSelect

/** A guest's cart is nobody's account, and a customer's verdict lies in the account alone. */
const ofOwner = (owner: IdentityOwner) =>
  owner.kind === 'customer'
    ? eq(identifications.customerId, owner.customerId)
    : eq(identifications.cartId, owner.cartId)

/** The check that tells how somebody's identification stands: a verdict that counts now, or else the one under way or the newest. */
export async function latestOf(
  db: Queryable,
  owner: IdentityOwner,
  now: Date,
): Promise<Identification | undefined> {
  const { state, decidedAt, startedAt } = identifications
  const counts = and(eq(state, 'verified'), gt(decidedAt, validSince(now)))
  const [found] = await db
    .select()
    .from(identifications)
    .where(ofOwner(owner))
    .orderBy(desc(sql`coalesce(${counts}, false)`), desc(sql`${state} = 'open'`), desc(startedAt))
    .limit(1)
  return found
}

/** The check under way; undefined for none. */
export async function openOf(db: Queryable, owner: IdentityOwner): Promise<Identification | undefined> {
  const [found] = await db
    .select()
    .from(identifications)
    .where(and(ofOwner(owner), eq(identifications.state, 'open')))
  return found
}

export async function byCheckId(db: Queryable, checkId: string): Promise<Identification | undefined> {
  const [found] = await db.select().from(identifications).where(eq(identifications.checkId, checkId))
  return found
}

/** Does nothing where the owner has one under way. */
export async function insertOpen(
  db: Queryable,
  row: Pick<Identification, 'id' | 'provider' | 'startedAt'>,
  owner: IdentityOwner,
): Promise<void> {
  const whose = owner.kind === 'customer' ? { customerId: owner.customerId } : { cartId: owner.cartId }
  await db
    .insert(identifications)
    .values({ ...row, ...whose, state: 'open' })
    .onConflictDoNothing()
}

/** The provider has opened a check; a repeated answer changes nothing. @returns the row, where it is the shop's */
export async function noteCheckId(
  db: Queryable,
  id: string,
  checkId: string,
): Promise<Identification | undefined> {
  const [noted] = await db
    .update(identifications)
    .set({ checkId })
    .where(and(eq(identifications.id, id), isNull(identifications.checkId)))
    .returning()
  return noted
}

/** A verdict stays: later ones change nothing. @returns whether it is this call's */
export async function decide(db: Queryable, id: string, state: Verdict, decidedAt: Date): Promise<boolean> {
  const decided = await db
    .update(identifications)
    .set({ state, decidedAt })
    .where(and(eq(identifications.id, id), eq(identifications.state, 'open')))
    .returning({ id: identifications.id })
  return decided.length > 0
}

/** What the provider still has: of checks that are decided, left since a moment, or nobody's any more; oldest first. */
export async function toRedact(db: Queryable, leftSince: Date, limit: number): Promise<Identification[]> {
  return db
    .select()
    .from(identifications)
    .where(
      and(
        isNull(identifications.redactedAt),
        or(
          ne(identifications.state, 'open'),
          lt(identifications.startedAt, leftSince),
          and(isNull(identifications.customerId), isNull(identifications.cartId)),
        ),
      ),
    )
    .orderBy(asc(identifications.startedAt))
    .limit(limit)
}

export async function noteRedacted(db: Queryable, id: string, redactedAt: Date): Promise<void> {
  await db.update(identifications).set({ redactedAt }).where(eq(identifications.id, id))
}

/** Rows that are nobody's go once the provider has nothing more to delete for them. */
export async function deleteOwnerless(db: Queryable): Promise<void> {
  await db
    .delete(identifications)
    .where(
      and(
        isNotNull(identifications.redactedAt),
        isNull(identifications.customerId),
        isNull(identifications.cartId),
      ),
    )
}

/** Takes an account off its checks. What the provider still has is deleted by the hourly job, and then the rows. */
export async function eraseIdentifications(tx: Transaction, customerId: number): Promise<void> {
  await tx.update(identifications).set({ customerId: null }).where(eq(identifications.customerId, customerId))
  await deleteOwnerless(tx)
}
