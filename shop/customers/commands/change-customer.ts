import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { constraintOf, sqlStateOf } from '#platform/database/outage.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Refusal } from '../../api/refusal.ts'
import { applyNewsletterChoice, moveSubscription } from '../../newsletter/commands/customer-subscription.ts'
import { claimCertificate } from '../certificate-store.ts'
import * as jobs from '../jobs/names.ts'
import { contractEmailProblem, missingNames, type ProfileInput, readProfile } from '../rules/profile.ts'
import { emailTaken, inputRefusal, wrongPassword } from '../rules/refusals.ts'
import { changeCustomer, customerById } from '../store.ts'
import { removeMailedSecrets, removeOtherTokens } from '../token-store.ts'
import { certificateRefusal } from './certificates.ts'
import { isStillProven, provenCustomer } from './change-password.ts'
import type { CustomerDeps } from './deps.ts'
import { accountKey, captchaRefusal, changeLimitRefusal } from './protection.ts'
import { hashOfSecret } from './secrets.ts'
import { today } from './today.ts'

export interface ProfileChange extends ProfileInput {
  email?: string | null
  /** Required when the e-mail changes, and for nothing else. */
  password?: string | null
  is_subscribed?: boolean | null
  recaptcha_response?: string | null
}

/** Changes a customer's profile; what is left out stays as it is. */
export async function changeProfile(
  deps: CustomerDeps,
  customerId: number,
  input: ProfileChange,
): Promise<undefined | Refusal> {
  const refused = await captchaRefusal(deps, 'CUSTOMER_EDIT', input.recaptcha_response)
  if (refused) return refused
  const named = [
    ...(input.firstname != null ? [['First Name', input.firstname] as const] : []),
    ...(input.lastname != null ? [['Last Name', input.lastname] as const] : []),
  ]
  const problem = missingNames(named)
  if (problem !== undefined) return inputRefusal(problem)
  const read = readProfile(input, today(deps.clock))
  if (read.kind === 'problem') return inputRefusal(read.message)
  const { gstCertificate } = read.profile
  const notUploaded = await certificateRefusal(deps.db, customerId, gstCertificate)
  if (notUploaded) return notUploaded
  if (input.email != null) {
    const moved = await changeEmail(deps, customerId, { email: input.email, password: input.password })
    if (moved) return moved
  }
  await transaction(deps.db, async (tx) => {
    if (gstCertificate) {
      await claimCertificate(tx, { reference: gstCertificate, customerId }, deps.clock.now())
    }
    await changeCustomer(tx, customerId, read.profile)
    const customer = input.is_subscribed == null ? undefined : await customerById(tx, customerId)
    if (!customer) return
    const { email, confirmedAt } = customer
    const choice = { email, isWanted: input.is_subscribed === true, isProven: confirmedAt !== null }
    await applyNewsletterChoice(tx, deps, { ...choice, source: 'account' })
  })
}

/**
 * A new e-mail gives access to the account, so the password is required, the old mailbox is notified, and every other
 * device is signed out.
 */
export async function changeEmail(
  deps: CustomerDeps,
  customerId: number,
  { email: typed, password }: { email: string; password: string | null | undefined },
): Promise<undefined | Refusal> {
  const email = tidiedEmail(typed)
  const problem = contractEmailProblem(email)
  if (problem !== undefined) return inputRefusal(problem)
  const known = await customerById(deps.db, customerId)
  if (known?.email === email) return
  if (!password) return inputRefusal('Provide the current "password" to change "email".')
  const customer = await provenCustomer(deps, customerId, password)
  if ('kind' in customer) return customer
  const isOtherMailbox = accountKey(customer.email) !== accountKey(email)
  const tooMany = isOtherMailbox && (await changeLimitRefusal(deps, customerId, email))
  if (tooMany) return tooMany
  return unlessTaken(deps.db, async (tx): Promise<undefined | Refusal> => {
    if (!(await isStillProven(tx, customer))) return wrongPassword()
    // The new mailbox is not proven yet.
    await changeCustomer(tx, customerId, { email, ...(isOtherMailbox && { confirmedAt: null }) })
    if (!isOtherMailbox) return
    await removeMailedSecrets(tx, customerId)
    await removeOtherTokens(tx, customerId, hashOfSecret(deps.visit.token ?? ''))
    await moveSubscription(tx, deps, { from: customer.email, to: email })
    const { firstName } = customer
    const notice = { to: customer.email, firstName, what: 'email-changed', nonce: newId() } as const
    await deps.jobs.enqueue(tx, jobs.sendAccountNoticeJob, notice)
    const mail = { email, nonce: newId(), requestedAt: deps.clock.now().toISOString() }
    await deps.jobs.enqueue(tx, jobs.sendConfirmationLinkJob, mail)
  })
}

async function unlessTaken(
  db: Database,
  work: Parameters<typeof transaction<undefined | Refusal>>[1],
): Promise<undefined | Refusal> {
  try {
    return await transaction(db, work)
  } catch (error) {
    if (sqlStateOf(error) === '23505' && constraintOf(error) === 'customers_email') return emailTaken()
    throw error
  }
}
