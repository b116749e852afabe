import { data } from 'react-router'
import {
  ACCOUNT_LOCKED,
  CAPTCHA_FAILED,
  EMAIL_TAKEN,
  PASSWORD_NOT_SET,
  WRONG_CONFIRMATION,
} from '../../customers/rules/refusals.ts'
import type { Api, ApiError } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { CAPTCHA_FIELD, type FormAnswer } from '../components/form-answer.ts'
import type { AccountProblems, ProblemsOf } from '../rules/account-form.ts'

/**
 * For nobody else to keep, and no other site learns an address with a token in it (SH-18). Not `no-referrer`: with it
 * browsers send a form without its origin, and the shop takes no form from nowhere.
 */
export const SECRET_PAGE = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' } as const

/** What a form shows again after a refusal. A password is never sent back. */
export function typedIn(form: FormData): Record<string, string> {
  const shown = [...form].filter(([name, value]) => !SECRET.includes(name) && typeof value === 'string')
  return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]))
}

const SECRET = ['password', 'confirmation', 'current', 'code', CAPTCHA_FIELD]

/**
 * Runs what a form asks for. What it refuses is answered beside the form, in its own words; the same checks as in the
 * browser come first, for forms that are sent without scripts.
 */
export async function answerForm<Answer>(
  { api, form, problemsOf }: { api: Api; form: FormData; problemsOf: ProblemsOf },
  run: (api: Api) => Promise<Answer>,
) {
  const problems = problemsOf(form)
  if (Object.keys(problems).length > 0) return refused(form, { message: undefined, problems })
  const captcha = form.get(CAPTCHA_FIELD)
  try {
    return await run(api.visiting({ captcha: typeof captcha === 'string' ? captcha : undefined }))
  } catch (error) {
    if (!isApiError(error)) throw error
    return refused(form, { message: plainWordsOf(error), wantsCaptcha: error.message === CAPTCHA_FAILED })
  }
}

/** PE-32: what happened and what to do, where the contract's sentence says neither. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  // Seen where the browser could not answer by itself, such as without scripts.
  [CAPTCHA_FAILED]:
    'Please make sure captcha is validated. It needs JavaScript: switch it on for this shop and try again.',
  [EMAIL_TAKEN]: 'There is an account with this email already. Sign in, or have a new password sent to you.',
  [PASSWORD_NOT_SET]:
    'This link was used already, or is more than two hours old. Have another one sent to you below.',
  [ACCOUNT_LOCKED]:
    'Too many wrong passwords. Wait a while, or have a link for a new password sent to you: sign out, and choose “Forgot your password?”.',
  'Gift card not found':
    'We do not know this code. Check it against your card: it has 16 letters and digits.',
  [WRONG_CONFIRMATION]:
    'This link was used already, or a newer one was sent. Have another one sent to you below.',
}

export const plainWordsOf = (error: ApiError): string => PLAIN_WORDS[error.message] ?? sentenceOf(error)

export function refused(
  form: FormData,
  why: { message: string | undefined; problems?: AccountProblems; wantsCaptcha?: boolean },
) {
  return data<FormAnswer>(
    { kind: 'refused', typed: typedIn(form), ...why },
    { status: 422, headers: SECRET_PAGE },
  )
}

export function done(form: FormData, kind: Exclude<FormAnswer['kind'], 'refused'>, message: string) {
  return data<FormAnswer>({ kind, message, typed: typedIn(form) }, { headers: SECRET_PAGE })
}
