import { transaction } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import { needsConfirmation } from '../rules/confirmation.ts'
import { notConfirmed, signInRefused } from '../rules/refusals.ts'
import { customerByEmail, lockCustomer } from '../store.ts'
import { countTry } from './count-try.ts'
import type { CustomerDeps } from './deps.ts'
import { isPassword } from './passwords.ts'
import { captchaRefusal } from './protection.ts'
import { openSession, type Session } from './session.ts'

/**
 * Signs in with a password.
 *
 * Unknown e-mails, wrong passwords and too many tries get one answer. Only after the right password the answer says
 * that the account waits for its confirmation.
 */
export async function signIn(
  deps: CustomerDeps,
  { email, password, captcha }: { email: string; password: string; captcha: string | undefined },
): Promise<Session | Refusal> {
  const refused = await captchaRefusal(deps, 'CUSTOMER_LOGIN', captcha)
  if (refused) return refused
  const counted = await countTry(deps, 'sign-in', email, captcha)
  if (counted.kind === 'too-many') return signInRefused()
  if (counted.kind === 'refusal') return counted
  const customer = await customerByEmail(deps.db, email)
  if (!(await isPassword(customer?.passwordHash, password)) || !customer) return signInRefused()
  if (customer.confirmedAt === null && needsConfirmation(await deps.configuration())) return notConfirmed()
  await counted.reset()
  return transaction(deps.db, async (tx) => {
    // Comparing takes a while, in which the owner of the mailbox may have changed the password.
    const current = await lockCustomer(tx, customer.id)
    if (!current || current.passwordHash !== customer.passwordHash) return signInRefused()
    return openSession(tx, deps, current)
  })
}
