import { type Transaction, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Refusal } from '../../api/refusal.ts'
import * as jobs from '../jobs/names.ts'
import { accountLocked, inputRefusal, wrongPassword } from '../rules/refusals.ts'
import {
  type Customer,
  type CustomerWithGroup,
  changeCustomer,
  customerById,
  lockCustomer,
} from '../store.ts'
import { removeMailedKeys, removeTokens } from '../token-store.ts'
import type { CustomerDeps } from './deps.ts'
import { newPasswordProblem } from './guessable-password.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { changeLimitRefusal } from './protection.ts'

/** Sets a new password after the old one is given. Every device is signed out, this one as well. */
export async function changePassword(
  deps: CustomerDeps,
  customerId: number,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<undefined | Refusal> {
  const customer = await provenCustomer(deps, customerId, currentPassword)
  if ('kind' in customer) return customer
  const problem = await newPasswordProblem(newPassword, customer)
  if (problem !== undefined) return inputRefusal(problem)
  const tooMany = await changeLimitRefusal(deps, customerId, customer.email)
  if (tooMany) return tooMany
  const passwordHash = await hashPassword(newPassword)
  return transaction(deps.db, async (tx): Promise<undefined | Refusal> => {
    if (!(await isStillProven(tx, customer))) return wrongPassword()
    await storePassword(deps, tx, customer, passwordHash)
  })
}

/** The signed-in customer, after the password proves that it is not somebody else at an open screen. */
export async function provenCustomer(
  deps: Pick<CustomerDeps, 'db' | 'limits'>,
  customerId: number,
  password: string,
): Promise<CustomerWithGroup | Refusal> {
  const customer = await customerById(deps.db, customerId)
  if (!customer) return wrongPassword()
  // Not the limit of signing in, which strangers can use up: this call needs a session.
  const key = String(customerId)
  if (!(await deps.limits.take('own-password-customer', key)).allowed) return accountLocked()
  if (!(await isPassword(customer.passwordHash, password))) return wrongPassword()
  await deps.limits.reset('own-password-customer', key)
  return customer
}

/** Whether the password that was compared is still the account's, because comparing takes a while; locks the account. */
export async function isStillProven(tx: Transaction, { id, passwordHash }: Customer): Promise<boolean> {
  return (await lockCustomer(tx, id))?.passwordHash === passwordHash
}

/** A new password takes effect everywhere at once: old tokens and links are revoked. */
export async function storePassword(
  { jobs: queue }: Pick<CustomerDeps, 'jobs'>,
  tx: Transaction,
  customer: Customer,
  passwordHash: string,
): Promise<void> {
  await changeCustomer(tx, customer.id, { passwordHash })
  await removeTokens(tx, customer.id)
  await removeMailedKeys(tx, customer.id, 'reset-password')
  await queue.enqueue(tx, jobs.sendAccountNoticeJob, {
    to: customer.email,
    firstName: customer.firstName,
    what: 'password-changed',
    nonce: newId(),
  })
}
