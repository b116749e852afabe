/** Limits and captchas before every call that could be used to guess, to flood or to find out who has an account. */
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { emailKey } from '#packages/typed-values/typed-email.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import type { Refusal } from '../../api/refusal.ts'
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

interface Counts {
  address?: LimitName
  /** Account and address together. */
  pair?: LimitName
  /** From everywhere, of all accounts whose mail comes to one place. */
  mailbox?: LimitName
}

/**
 * Counts a try against the visitor's address, then against account and address, then against the mailbox from everywhere,
 * whether or not there is an account. A try that one limit refuses is not counted by the next.
 */
export async function limitRefusal(
  { limits, visit }: Pick<CustomerDeps, 'limits' | 'visit'>,
  names: Counts,
  email = '',
): Promise<Refusal | undefined> {
  const pair = `${accountKey(email)} ${visit.address ?? ''}`
  const keys = { address: visit.address, pair, mailbox: mailboxOf(email) }
  for (const by of ['address', 'pair', 'mailbox'] as const) {
    const [name, key] = [names[by], keys[by]]
    // Calls of the shop itself come from no address.
    const refused = name && key !== undefined && (await withinLimit(limits, name, key))
    if (refused) return refused
  }
}

/** Counts a change of an account that is told by mail, against the account and against the mailbox that is written to. */
export async function changeLimitRefusal(
  { limits }: Pick<CustomerDeps, 'limits'>,
  customerId: number,
  email: string,
): Promise<Refusal | undefined> {
  return (
    (await withinLimit(limits, 'account-change-customer', String(customerId))) ??
    (await withinLimit(limits, 'account-change-mailbox', mailboxOf(email)))
  )
}

/** However an e-mail is spelt, it is one account. */
export const accountKey = emailKey
