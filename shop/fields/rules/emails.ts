import { emailProblem } from './address.ts'

const MAX_EMAILS = 20

/**
 * N-05: several email addresses, separated by commas.
 *
 * @returns each of them without the blanks around it; undefined when one of them is none, or when there are more than 20
 */
export function emailsIn(text: string): readonly string[] | undefined {
  const emails = text.split(',').map((email) => email.trim())
  return emails.length <= MAX_EMAILS && emails.every((email) => emailProblem(email) === undefined)
    ? emails
    : undefined
}
