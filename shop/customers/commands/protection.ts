/** What stands before every call that could be used to guess, to flood or to find out who has an account. */
import { type LimitName, tooManyTries } from '../../limits.ts'
import type { Refusal } from '../../refusal.ts'
import { captchaFailed } from '../rules/refusals.ts'
import type { CustomerDeps } from './deps.ts'

type Form =
  | 'CUSTOMER_LOGIN'
  | 'CUSTOMER_FORGOT_PASSWORD'
  | 'CUSTOMER_CREATE'
  | 'CUSTOMER_EDIT'
  | 'RESEND_CONFIRMATION_EMAIL'

/** The refusal of a visitor who did not pass the captcha of a form, whichever way the answer was sent. */
export async function captchaRefusal(
  { captcha, visit }: Pick<CustomerDeps, 'captcha' | 'visit'>,
  form: Form,
  response?: string | null,
): Promise<Refusal | undefined> {
  return (await captcha.verify(form, response || visit.captcha)) ? undefined : captchaFailed()
}

/**
 * Counts a try against the visitor's address and against the account, whether or not there is one.
 *
 * Every count is taken, so that being refused by the first does not spare the second.
 */
export async function isOverLimit(
  { limits, visit }: Pick<CustomerDeps, 'limits' | 'visit'>,
  names: { address?: LimitName; account?: LimitName },
  email?: string,
): Promise<boolean> {
  const tries = [
    // Calls of the shop itself come from no address.
    names.address && visit.address !== undefined ? limits.take(names.address, visit.address) : undefined,
    names.account && email !== undefined ? limits.take(names.account, accountKey(email)) : undefined,
  ]
  const taken = await Promise.all(tries)
  return taken.some((one) => one?.allowed === false)
}

export async function limitRefusal(
  deps: Pick<CustomerDeps, 'limits' | 'visit'>,
  names: { address?: LimitName; account?: LimitName },
  email?: string,
): Promise<Refusal | undefined> {
  return (await isOverLimit(deps, names, email)) ? tooManyTries() : undefined
}

/** However an e-mail is written, it is one account. */
export const accountKey = (email: string) => email.trim().toLowerCase()
