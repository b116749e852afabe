import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { endTerm, insertTerm, moveTermsAfter, termOfOrder } from '../membership-store.ts'
import { isMember, memberUntilWithout, nextTerm, timeLeftMs } from '../rules/membership.ts'
import { changeCustomer, lockCustomer } from '../store.ts'
import { customers } from '../tables.ts'

/** A year more of membership, from today or from the end of the running one; once for each order. */
export async function startMembership(
  tx: Transaction,
  { customerId, orderId }: { customerId: number; orderId: string },
  now: Date,
): Promise<void> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return
  const term = nextTerm(customer.memberUntil, now)
  if (!(await insertTerm(tx, { orderId, customerId, ...term }))) return
  await changeCustomer(tx, customerId, { memberUntil: term.endsAt })
}

/**
 * Takes back what is left of the year that an order gave, once; years that other orders gave stay whole and begin earlier
 * where they were to follow it. An order that gave none takes none.
 */
export async function endMembership(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const found = await termOfOrder(tx, orderId)
  const customer = found && (await lockCustomer(tx, found.customerId))
  // Read again under the lock: the refund of another order may have moved it.
  const term = customer && (await termOfOrder(tx, orderId))
  if (!term || term.endedAt) return
  const lostMs = timeLeftMs(term, now)
  if (lostMs === 0) return
  await endTerm(tx, orderId, now)
  await moveTermsAfter(tx, term, lostMs)
  await changeCustomer(tx, term.customerId, {
    memberUntil: memberUntilWithout(customer.memberUntil, lostMs, now),
  })
}

/**
 * Until when the customer of an order is a member all the same, where a refund has taken back what the order gave of the
 * membership: null for no longer. Undefined where nothing of it was taken back.
 */
export async function memberWithoutOrder(
  db: Queryable,
  orderId: string,
): Promise<{ until: Date | null } | undefined> {
  const term = await termOfOrder(db, orderId)
  if (!term?.endedAt) return undefined
  return { until: isMember(term.memberUntil, term.endedAt) ? term.memberUntil : null }
}

/** Until when a customer has the member's price; null for customers who never were members. */
export async function memberUntil(db: Queryable, customerId: number): Promise<Date | null> {
  const [customer] = await membershipById(db).execute({ customerId })
  return customer?.memberUntil ?? null
}

const membershipById = prepared((db) =>
  db
    .select({ memberUntil: customers.memberUntil })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .prepare('membership_of_customer'),
)
