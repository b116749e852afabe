import type { Transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { confirmProvenSubscriber } from '../../newsletter/commands/customer-subscription.ts'
import { clearAccount } from '../erase-store.ts'
import * as jobs from '../jobs/names.ts'
import { type Customer, changeCustomer, lockCustomer } from '../store.ts'
import type { CustomerDeps } from './deps.ts'
import { isOwnBrowser } from './own-browser.ts'

export type ProofDeps = Pick<CustomerDeps, 'clock' | 'jobs' | 'erasures' | 'secretKey' | 'visit'>

/**
 * Records that the customer's mailbox is proven.
 *
 * Until the first proof somebody may have opened the account with a stranger's e-mail and be waiting for its owner. So
 * the first proof removes everything that was set before it, unless it comes from who set it. Why: docs/decisions/0020.
 *
 * @param isTheirs  true when the proof itself comes from who set up the account, such as with its password
 */
export async function proveMailbox(
  tx: Transaction,
  deps: ProofDeps,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  { isTheirs = false }: { isTheirs?: boolean } = {},
): Promise<void> {
  const customer = await lockCustomer(tx, id)
  // Proven already, or moved to another mailbox meanwhile.
  if (customer?.confirmedAt !== null || customer.email !== email) return
  if (!isTheirs && !(await isOwnBrowser(tx, deps, customer))) await startAfresh(tx, deps, customer)
  await changeCustomer(tx, id, { confirmedAt: deps.clock.now() })
  await confirmProvenSubscriber(tx, deps, email)
}

async function startAfresh(
  tx: Transaction,
  { clock, jobs: queue, erasures }: ProofDeps,
  { id, email: to, firstName, passwordHash }: Customer,
): Promise<void> {
  await clearAccount(tx, id)
  const occasion = { jobs: queue, isClosing: false }
  for (const erase of erasures) await erase(tx, id, clock.now(), occasion)
  if (passwordHash === null) return
  await queue.enqueue(tx, jobs.sendAccountNoticeJob, {
    to,
    firstName,
    what: 'account-cleared',
    nonce: newId(),
  })
}
