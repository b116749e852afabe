import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import * as jobs from '../jobs/names.ts'
import { needsConfirmation } from '../rules/confirmation.ts'
import { CONFIRMATION_NEEDLESS, inputRefusal, wrongConfirmation } from '../rules/refusals.ts'
import { type CustomerWithGroup, customerById } from '../store.ts'
import { findMailedKey, takeMailedKey } from '../token-store.ts'
import { provenCustomer } from './change-password.ts'
import type { CustomerDeps } from './deps.ts'
import { accountKey, captchaRefusal, limitRefusal } from './protection.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { hashOfSecret } from './secrets.ts'

/**
 * Confirms an e-mail with the mailed key. Only the holder of an account's own key learns that it is confirmed already:
 * anybody else would learn that there is an account.
 */
export async function confirmEmail(
  deps: CustomerDeps,
  { email, key, password }: { email: string; key: string; password: string | undefined },
): Promise<CustomerWithGroup | Refusal> {
  const { db, clock } = deps
  const hash = hashOfSecret(key.trim())
  const now = clock.now()
  const mailed = await findMailedKey(db, hash, 'confirm-email')
  const customer = mailed && (await customerById(db, mailed.customerId))
  if (!customer || accountKey(customer.email) !== accountKey(email)) return wrongConfirmation()
  if (customer.confirmedAt !== null) return inputRefusal('The account is already active.')
  const proven = password === undefined ? undefined : await provenCustomer(deps, customer.id, password)
  if (isRefusal(proven)) return proven
  return transaction(db, async (tx) => {
    if (!(await takeMailedKey(tx, hash, now))) return wrongConfirmation()
    await proveMailbox(tx, deps, customer, { isTheirs: proven !== undefined })
    return { ...customer, confirmedAt: now }
  })
}

/** Mails the link again, to accounts that wait for confirmation. Only a shop without confirmation says so. */
export async function resendConfirmation(deps: CustomerDeps, email: string): Promise<undefined | Refusal> {
  const refused = await captchaRefusal(deps, 'RESEND_CONFIRMATION_EMAIL')
  if (refused) return refused
  if (emailProblem(email) !== undefined) return inputRefusal('The email address has an invalid format.')
  if (!needsConfirmation(await deps.configuration())) return inputRefusal(CONFIRMATION_NEEDLESS)
  const names = { address: 'reset-address', pair: 'reset-pair', mailbox: 'reset-mailbox' } as const
  if (await limitRefusal(deps, names, email)) return
  await deps.jobs.enqueue(deps.db, jobs.sendConfirmationLinkJob, {
    email: tidiedEmail(email),
    nonce: newId(),
    requestedAt: deps.clock.now().toISOString(),
  })
}
