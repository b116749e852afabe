import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { memberUntilAfter } from '../rules/membership.ts'
import { changeCustomer, lockCustomer } from '../store.ts'
import { customers } from '../tables.ts'

/** A year more of membership, from today or from the end of the running one. */
export async function startMembership(tx: Queryable, customerId: number, now: Date): Promise<void> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return
  await changeCustomer(tx, customerId, { memberUntil: memberUntilAfter(customer.memberUntil, now) })
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
