import type { Transaction } from '#platform/database/pool.ts'
import { followProof } from '../../newsletter/commands/follow-customer.ts'
import { type Customer, changeCustomer } from '../store.ts'
import type { CustomerDeps } from './deps.ts'

/** The customer has read something that we sent: from now on the e-mail is known to be theirs. */
export async function proveMailbox(
  tx: Transaction,
  deps: Pick<CustomerDeps, 'clock' | 'jobs'>,
  customer: Pick<Customer, 'id' | 'email' | 'confirmedAt'>,
): Promise<void> {
  if (customer.confirmedAt !== null) return
  await changeCustomer(tx, customer.id, { confirmedAt: deps.clock.now() })
  await followProof(tx, deps, customer.email)
}
