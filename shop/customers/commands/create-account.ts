import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { type Transaction, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Refusal } from '../../api/refusal.ts'
import {
  applyNewsletterChoice,
  confirmProvenSubscriber,
} from '../../newsletter/commands/customer-subscription.ts'
import { claimCertificate } from '../certificate-store.ts'
import * as jobs from '../jobs/names.ts'
import { needsConfirmation } from '../rules/confirmation.ts'
import { GUESSABLE_PASSWORD, passwordProblem } from '../rules/password.ts'
import { contractEmailProblem, missingNames, type ProfileInput, readProfile } from '../rules/profile.ts'
import { emailTaken, inputRefusal } from '../rules/refusals.ts'
import { type Customer, groupByName, insertCustomer } from '../store.ts'
import { certificateRefusal } from './certificates.ts'
import type { CustomerDeps } from './deps.ts'
import { isGuessable } from './guessable-password.ts'
import { newDeviceToken } from './known-device.ts'
import { hashPassword } from './passwords.ts'
import { captchaRefusal, limitRefusal } from './protection.ts'
import { openSession, type Session } from './session.ts'
import { today } from './today.ts'

/** The group of everybody whom staff put in no other. */
const GENERAL = 'General'

export interface SignUp extends ProfileInput {
  email?: string | null
  password?: string | null
  is_subscribed?: boolean | null
  recaptcha_response?: string | null
}

export interface NewAccount {
  customer: Customer
  /** Undefined while the e-mail waits to be confirmed. */
  session: Session | undefined
  /** Recognises the browser that opened the account, also while the e-mail waits for confirmation. */
  deviceToken: string
}

/**
 * Opens an account. An e-mail that is in use is refused as such, because the contract says so; the number of tries is
 * limited.
 */
export async function createAccount(deps: CustomerDeps, input: SignUp): Promise<NewAccount | Refusal> {
  const refused =
    (await captchaRefusal(deps, 'CUSTOMER_CREATE', input.recaptcha_response)) ??
    (await limitRefusal(deps, { address: 'register-address' }))
  if (refused) return refused
  const email = tidiedEmail(input.email ?? '')
  const problem =
    missingNames([
      ['First Name', input.firstname],
      ['Last Name', input.lastname],
      ['Email', email],
    ]) ??
    contractEmailProblem(email) ??
    (input.password ? passwordProblem(input.password) : undefined)
  if (problem !== undefined) return inputRefusal(problem)
  const read = readProfile(input, today(deps.clock))
  if (read.kind === 'problem') return inputRefusal(read.message)
  const notUploaded = await certificateRefusal(deps.db, null, read.profile.gstCertificate)
  if (notUploaded) return notUploaded
  const { firstName = '', lastName = '', ...profile } = read.profile
  if (input.password && (await isGuessable(input.password, { firstName, lastName, email }))) {
    return inputRefusal(GUESSABLE_PASSWORD)
  }
  const tooMany = await limitRefusal(deps, { mailbox: 'register-mailbox' }, email)
  if (tooMany) return tooMany
  // Outside the transaction: hashing takes longer than all of its queries.
  const passwordHash = input.password ? await hashPassword(input.password) : null
  return addAccount(deps, {
    facts: { ...profile, firstName, lastName, email, passwordHash },
    isSubscribed: input.is_subscribed ?? false,
    isPasswordWanted: true,
  })
}

type Facts = Omit<Parameters<typeof insertCustomer>[1], 'groupId' | 'createdAt'>

/** Stores an account with its consequences; a social sign-in comes with a confirmed mailbox. */
export async function addAccount(
  deps: Pick<CustomerDeps, 'db' | 'clock' | 'jobs' | 'configuration' | 'secretKey' | 'visit'>,
  {
    facts,
    isSubscribed,
    isPasswordWanted,
  }: {
    facts: Facts
    isSubscribed: boolean
    /** Whether an account without a password gets a mail with a link to choose one. */
    isPasswordWanted: boolean
  },
  inTheSame: (tx: Transaction, customer: Customer) => Promise<void> = async () => {},
): Promise<NewAccount | Refusal> {
  const configuration = await deps.configuration()
  const isWaiting = needsConfirmation(configuration) && !facts.confirmedAt
  return transaction(deps.db, async (tx): Promise<NewAccount | Refusal> => {
    const now = deps.clock.now()
    const groupId = await groupByName(tx, GENERAL)
    const customer = await insertCustomer(tx, { ...facts, groupId, createdAt: now })
    if (!customer) return emailTaken()
    if (customer.gstCertificate) {
      const own = { reference: customer.gstCertificate, customerId: customer.id }
      // The certificate was unassigned a moment ago: two sign-ups have named the same file.
      if (!(await claimCertificate(tx, own, now)))
        throw new Error('The certificate is somebody else’s by now')
    }
    await inTheSame(tx, customer)
    if (isSubscribed) {
      const isProven = customer.confirmedAt !== null
      await applyNewsletterChoice(tx, deps, {
        email: customer.email,
        isWanted: true,
        isProven,
        source: 'sign-up',
      })
    }
    // A guest with this mailbox may have subscribed to the newsletter before.
    if (customer.confirmedAt !== null) await confirmProvenSubscriber(tx, deps, customer.email)
    const mail = { email: customer.email, nonce: newId(), requestedAt: now.toISOString() }
    if (isWaiting) await deps.jobs.enqueue(tx, jobs.sendConfirmationLinkJob, mail)
    else if (isPasswordWanted && facts.passwordHash === null) {
      await deps.jobs.enqueue(tx, jobs.sendPasswordLinkJob, { ...mail, isFirst: true })
    } else {
      const { email: to, firstName } = customer
      await deps.jobs.enqueue(tx, jobs.sendAccountNoticeJob, {
        ...{ to, firstName, nonce: mail.nonce },
        what: 'account-opened',
      })
    }
    const session = isWaiting ? undefined : await openSession(tx, deps, customer)
    const deviceToken = session?.deviceToken ?? newDeviceToken(deps.secretKey, customer)
    return { customer, session, deviceToken }
  })
}
