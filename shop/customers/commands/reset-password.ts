import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Refusal } from '../../api/refusal.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import * as jobs from '../jobs/names.ts'
import { GUESSABLE_PASSWORD, passwordProblem } from '../rules/password.ts'
import { inputRefusal, passwordNotSet } from '../rules/refusals.ts'
import { type CustomerWithGroup, customerById } from '../store.ts'
import { findMailedKey, takeMailedKey } from '../token-store.ts'
import { storePassword } from './change-password.ts'
import type { CustomerDeps } from './deps.ts'
import { isGuessable } from './guessable-password.ts'
import { hashPassword } from './passwords.ts'
import { accountKey, captchaRefusal, limitRefusal } from './protection.ts'
import { proveMailbox } from './prove-mailbox.ts'
import { hashOfSecret } from './secrets.ts'

/**
 * Accepts a request for a new password. The answer is the same for everybody: the job looks whether there is an
 * account, and limits the number of mails.
 */
export async function requestPasswordReset(
  deps: CustomerDeps,
  email: string,
  captcha?: string,
): Promise<undefined | Refusal> {
  const refused = await captchaRefusal(deps, 'CUSTOMER_FORGOT_PASSWORD', captcha)
  if (refused) return refused
  if (email.trim() === '') return inputRefusal('You must specify an email address.')
  if (emailProblem(email) !== undefined) return inputRefusal('The email address has an invalid format.')
  const names = { address: 'reset-address', pair: 'reset-pair', mailbox: 'reset-mailbox' } as const
  if (await limitRefusal(deps, names, email)) return
  await deps.jobs.enqueue(deps.db, jobs.sendPasswordLinkJob, {
    email: tidiedEmail(email),
    nonce: newId(),
    requestedAt: deps.clock.now().toISOString(),
    isFirst: false,
  })
}

export interface PasswordReset {
  /** Whose token it is said to be; undefined leaves it to the token. */
  email: string | undefined
  customerId: string | undefined
  token: string
  newPassword: string
}

/** Sets a new password with the mailed token, which also confirms the e-mail. */
export async function resetPassword(deps: CustomerDeps, reset: PasswordReset): Promise<undefined | Refusal> {
  const { email, token, newPassword } = reset
  if (email !== undefined && emailProblem(email) !== undefined) {
    return inputRefusal('The email address has an invalid format.')
  }
  if (token.trim() === '') return inputRefusal('resetPasswordToken must be specified')
  if (newPassword === '') return inputRefusal('newPassword must be specified')
  const refused = await limitRefusal(deps, { address: 'reset-address' })
  if (refused) return refused
  const problem = passwordProblem(newPassword)
  if (problem !== undefined) return inputRefusal(problem)
  const hash = hashOfSecret(token.trim())
  const customer = await ownerOfKey(deps, hash, reset)
  if (!customer) return passwordNotSet()
  if (await isGuessable(newPassword, customer)) return inputRefusal(GUESSABLE_PASSWORD)
  const passwordHash = await hashPassword(newPassword)
  return transaction(deps.db, async (tx): Promise<undefined | Refusal> => {
    const now = deps.clock.now()
    if (!(await takeMailedKey(tx, hash, now))) return passwordNotSet()
    await proveMailbox(tx, deps, customer)
    await storePassword(deps, tx, customer, passwordHash)
  })
}

/** Whether a mailed token can still set a password; nothing is changed, and nothing said of why it cannot. */
export async function isResetLinkOpen(
  deps: Pick<CustomerDeps, 'db' | 'clock'>,
  { customerId, token }: { customerId: string; token: string },
): Promise<boolean> {
  const owner = await ownerOfKey(deps, hashOfSecret(token.trim()), { email: undefined, customerId })
  return owner !== undefined
}

async function ownerOfKey(
  { db, clock }: Pick<CustomerDeps, 'db' | 'clock'>,
  hash: string,
  { email, customerId }: Pick<PasswordReset, 'email' | 'customerId'>,
): Promise<CustomerWithGroup | undefined> {
  const key = await findMailedKey(db, hash, 'reset-password')
  if (!key || key.usedAt || key.expiresAt <= clock.now()) return undefined
  const customer = await customerById(db, key.customerId)
  if (!customer) return undefined
  if (email !== undefined && accountKey(customer.email) !== accountKey(email)) return undefined
  return customerId === undefined || customerId === String(customer.id) ? customer : undefined
}
