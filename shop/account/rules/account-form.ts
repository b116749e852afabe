/** What the forms around signing in check before they are sent; the API checks the same again. */
import { normalized } from '#packages/text/normalized.ts'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { gstNumberProblem } from '../../customers/rules/business-numbers.ts'
import { passwordProblem, readPassword } from '../../customers/rules/password.ts'
import { emailProblem, NO_LINKS, phoneProblem } from '../../fields/rules/address.ts'
import { bornOf, NO_BIRTH_DATE } from '../../fields/rules/birth-date.ts'
import { ASKED, emailAdvice, phoneAdvice } from '../../fields/rules/field-words.ts'
import { holdsWebAddress } from '../../fields/rules/mailed-text.ts'

export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'telephone'
  | 'password'
  | 'confirmation'
  | 'code'
  | 'birthDate'
  | 'gstNumber'
  | 'certificate'

/** A sentence beside each field that is not right. */
export type AccountProblems = Partial<Record<AccountField, string>>

export const isAccountField = (name: string): name is AccountField => Object.hasOwn(rules, name)

type Rule = (form: FormData) => string | undefined

/** N-12. */
export const DIFFERENT_PASSWORDS = 'Please make sure your passwords match.'
/** A field that a form has while its certificate is being sent. */
export const CERTIFICATE_ON_ITS_WAY = 'certificateOnItsWay'
const STILL_SENT = 'Your certificate is still on its way. Press the button again when it is there.'
const CODE = /^\d{6}$/

export const textIn = (form: FormData, name: string) => tidiedText(String(form.get(name) ?? ''))
export const emailIn = (form: FormData) => tidiedEmail(String(form.get('email') ?? ''))
export const phoneIn = (form: FormData) => tidiedPhone(String(form.get('telephone') ?? ''))
/** A password is sent as it was typed; the shop alone knows how it is read. */
export const passwordIn = (form: FormData) => String(form.get('password') ?? '')
/** Codes are pasted with blanks, dashes and marks in them, and typed in wide digits. */
export const codeIn = (form: FormData) =>
  normalized(String(form.get('code') ?? ''), 'NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** N-02: the rules of a field in their order; the first that fails is told. */
const rules: Record<AccountField, Rule> = {
  firstName: (form) => nameProblem(form, 'firstName'),
  lastName: (form) => nameProblem(form, 'lastName'),
  email: (form) => (emailProblem(emailIn(form)) ? emailAdvice(emailIn(form)) : undefined),
  telephone(form) {
    const typed = phoneIn(form)
    return typed !== '' && phoneProblem(typed) ? phoneAdvice(typed) : undefined
  },
  password: (form) => (readPassword(passwordIn(form)) === '' ? 'Enter your password.' : undefined),
  confirmation: (form) =>
    readPassword(String(form.get('confirmation') ?? '')) === readPassword(passwordIn(form))
      ? undefined
      : DIFFERENT_PASSWORDS,
  // Judged with the day of today.
  birthDate: () => undefined,
  gstNumber: (form) => (gstNumberIn(form) === '' ? undefined : gstNumberProblem(gstNumberIn(form))),
  certificate: (form) => (form.has(CERTIFICATE_ON_ITS_WAY) ? STILL_SENT : undefined),
  code: (form) => (CODE.test(codeIn(form)) ? undefined : 'Enter the 6 digits from our email.'),
}

function nameProblem(form: FormData, field: 'firstName' | 'lastName'): string | undefined {
  const name = textIn(form, field)
  if (name === '') return ASKED[field]
  return holdsWebAddress(name) ? NO_LINKS : undefined
}

/** N-11, N-25: of a password that is chosen, and not one that is remembered. */
const chosenPassword: Rule = (form) => passwordProblem(passwordIn(form))

function problemsOf(form: FormData, fields: readonly AccountField[], others: Partial<typeof rules> = {}) {
  const problems: AccountProblems = {}
  for (const field of fields) {
    const problem = (others[field] ?? rules[field])(form)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

/** The date of birth, of three fields. @param today YYYY-MM-DD */
export const birthDateIn = (form: FormData, today: string) =>
  bornOf({ day: textIn(form, 'day'), month: textIn(form, 'month'), year: textIn(form, 'year') }, today)

export const gstNumberIn = (form: FormData) => textIn(form, 'gstNumber').toUpperCase()

export type ProblemsOf = (form: FormData) => AccountProblems

export const signInProblems: ProblemsOf = (form) => problemsOf(form, ['email', 'password'])
export const emailProblems: ProblemsOf = (form) => problemsOf(form, ['email'])
export const codeProblems: ProblemsOf = (form) => problemsOf(form, ['code'])
export const newPasswordProblems: ProblemsOf = (form) =>
  problemsOf(form, ['password', 'confirmation'], { password: chosenPassword })
/** @param today  YYYY-MM-DD; a date of birth lies before it */
export const registerProblems =
  (today: string): ProblemsOf =>
  (form) =>
    problemsOf(form, REGISTER_FIELDS, {
      password: chosenPassword,
      birthDate: () => (birthDateIn(form, today) === 'problem' ? NO_BIRTH_DATE : undefined),
    })

export const detailsProblems: ProblemsOf = (form) =>
  problemsOf(form, ['firstName', 'lastName', 'telephone', 'gstNumber'])
/** The password is the present one, which proves who asks. */
export const emailChangeProblems: ProblemsOf = (form) => problemsOf(form, ['email', 'password'])
export const passwordChangeProblems = (form: FormData): AccountProblems & { current?: string } => ({
  ...(readPassword(String(form.get('current') ?? '')) === '' && { current: 'Enter your current password.' }),
  ...newPasswordProblems(form),
})

const REGISTER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'telephone',
  'birthDate',
  'password',
  'confirmation',
  'gstNumber',
  'certificate',
] as const
export const noProblems: ProblemsOf = () => ({})
