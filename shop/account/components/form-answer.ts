/** What the actions of these forms answer, with or without scripts. */
import type { AccountProblems } from '../rules/account-form.ts'

/** The field in which a form carries the answer to the captcha. */
export const CAPTCHA_FIELD = 'captcha'

export interface FormAnswer {
  /** `confirm`: the account is there and waits for the email to be confirmed. */
  kind: 'refused' | 'done' | 'code-sent' | 'confirm'
  /** For the shopper; undefined when a field says it. */
  message: string | undefined
  problems?: AccountProblems | undefined
  /** What was typed, without passwords, for a form that was sent without scripts. */
  typed: Readonly<Record<string, string>>
  /** Whether the shop asks for an answer to the captcha before it looks. */
  wantsCaptcha?: boolean | undefined
}
