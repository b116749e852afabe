import type { Refusal } from '../../refusal.ts'
import { needsConfirmation } from '../rules/confirmation.ts'
import { notConfirmed, signInRefused } from '../rules/refusals.ts'
import { customerByEmail } from '../store.ts'
import type { CustomerDeps } from './deps.ts'
import { isPassword } from './passwords.ts'
import { accountKey, captchaRefusal, isOverLimit } from './protection.ts'
import { openSession, type Session } from './session.ts'

/**
 * Signs in with a password.
 *
 * Unknown e-mails, wrong passwords and too many tries get one answer. Only the right password learns that the account
 * waits for its confirmation.
 */
export async function signIn(
  deps: CustomerDeps,
  { email, password, captcha }: { email: string; password: string; captcha: string | undefined },
): Promise<Session | Refusal> {
  const refused = await captchaRefusal(deps, 'CUSTOMER_LOGIN', captcha)
  if (refused) return refused
  const names = { address: 'sign-in-address', account: 'sign-in-account' } as const
  if (await isOverLimit(deps, names, email)) return signInRefused()
  const customer = await customerByEmail(deps.db, email)
  if (!(await isPassword(customer?.passwordHash, password)) || !customer) return signInRefused()
  if (customer.confirmedAt === null && needsConfirmation(await deps.configuration())) return notConfirmed()
  await deps.limits.forget('sign-in-account', accountKey(email))
  return openSession(deps.db, deps, customer.id)
}
