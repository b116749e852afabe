/** What is wrong in a newsletter form, field by field, before it is sent. The server decides again, by form.ts. */
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { emailProblem, NO_LINKS } from '../../fields/rules/address.ts'
import { bornOf, NO_BIRTH_DATE } from '../../fields/rules/birth-date.ts'
import { ASKED, emailAdvice, tooLong } from '../../fields/rules/field-words.ts'
import { holdsWebAddress } from '../../fields/rules/mailed-text.ts'
import { MAX_NAME_LENGTH } from './form.ts'

export interface PopupTyped {
  firstName: string
  email: string
  day: string
  month: string
  year: string
}

export type PopupProblems = Partial<Record<'firstName' | 'email' | 'born', string>>

/** N-28 to N-31, in the words of a screen (PE-31, PE-32); the server keeps the contract's sentences. */
export function popupProblems(typed: PopupTyped, today: string): PopupProblems {
  return {
    ...firstNameProblem(tidiedText(typed.firstName)),
    ...(emailProblem(typed.email) && { email: emailAdvice(typed.email) }),
    ...(bornOf(typed, today) === 'problem' && { born: NO_BIRTH_DATE }),
  }
}

function firstNameProblem(name: string): PopupProblems {
  if (name === '') return { firstName: ASKED.firstName }
  if (name.length > MAX_NAME_LENGTH) return { firstName: tooLong(name, MAX_NAME_LENGTH) }
  return holdsWebAddress(name) ? { firstName: NO_LINKS } : {}
}
