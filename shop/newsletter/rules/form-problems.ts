/** What is wrong in a newsletter form, field by field, before it is sent. The server decides again, by form.ts. */
import { emailProblem, REQUIRED } from '../../customers/rules/address.ts'
import { INVALID_DATE, readBirthDate } from '../../customers/rules/birth-date.ts'
import { INVALID_POPUP_EMAIL } from './form.ts'

export interface PopupTyped {
  firstName: string
  email: string
  day: string
  month: string
  year: string
}

export type PopupProblems = Partial<Record<'firstName' | 'email' | 'born', string>>

/** N-28 to N-31. */
export function popupProblems(typed: PopupTyped, today: string): PopupProblems {
  return {
    ...(typed.firstName.trim() === '' && { firstName: REQUIRED }),
    ...(emailProblem(typed.email) && { email: INVALID_POPUP_EMAIL }),
    ...(bornOf(typed, today) === 'problem' && { born: INVALID_DATE }),
  }
}

/**
 * A birth date of three fields.
 *
 * @param today  YYYY-MM-DD; the date lies before it
 * @returns YYYY-MM-DD; undefined when all three are empty (N-31); a problem for half a date or none of the calendar
 */
export function bornOf(
  { day, month, year }: Pick<PopupTyped, 'day' | 'month' | 'year'>,
  today: string,
): string | 'problem' | undefined {
  const parts = [month, day, year].map((part) => part.trim())
  if (parts.every((part) => part === '')) return undefined
  // CA-04: shown day first; the rule reads the month first.
  return readBirthDate(parts.join('/'), today) ?? 'problem'
}
