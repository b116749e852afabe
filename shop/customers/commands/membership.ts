import type { Queryable } from '#platform/database/pool.ts'
import { isMember, memberUntilAfter } from '../rules/membership.ts'
import { changeCustomer, customerById, lockCustomer } from '../store.ts'

/** A year more of membership, from today or from the end of the running one. */
export async function startMembership(tx: Queryable, customerId: number, now: Date): Promise<void> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) return
  await changeCustomer(tx, customerId, { memberUntil: memberUntilAfter(customer.memberUntil, now) })
}

/** Whether a customer has the member's price today. */
export async function hasMembership(db: Queryable, customerId: number, now: Date): Promise<boolean> {
  const customer = await customerById(db, customerId)
  return customer !== undefined && isMember(customer.memberUntil, now)
}
