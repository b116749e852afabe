import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { eraseSubscription } from '../../newsletter/commands/customer-subscription.ts'
import { erasePerson } from '../erase-store.ts'
import * as jobs from '../jobs/names.ts'
import { customerById } from '../store.ts'
import type { CustomerDeps, Erasure } from './deps.ts'

/**
 * Erases a customer's personal data. The account's number is retained without a person behind it: statutory record
 * keeping of orders and of the ledgers of credit and points, which refer to it.
 */
export async function closeAccount(
  {
    db,
    clock,
    jobs: queue,
    erasures,
  }: Pick<CustomerDeps, 'db' | 'clock' | 'jobs'> & { erasures: readonly Erasure[] },
  customerId: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const customer = await customerById(tx, customerId)
    if (!customer) return
    await erasePerson(tx, customerId, clock.now())
    const occasion = { jobs: queue, isClosing: true }
    for (const erase of erasures) await erase(tx, customerId, clock.now(), occasion)
    await eraseSubscription(tx, customer.email)
    const { email: to, firstName } = customer
    await queue.enqueue(tx, jobs.sendAccountNoticeJob, {
      to,
      firstName,
      what: 'account-closed',
      nonce: newId(),
    })
  })
}
