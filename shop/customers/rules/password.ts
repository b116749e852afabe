/** What a password must be. The same checks run beside the form. */
import { normalized } from '#packages/text/normalized.ts'

const MIN_LENGTH = 8
/** Long sentences are welcome; the limit bounds the time that hashing takes. */
const MAX_LENGTH = 256
const CLASSES_NEEDED = 3

/** N-11, letter for letter as the shop's sheet of words has it. */
export const INVALID_PASSWORD =
  'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.'

/** The contract has no sentence for it. */
export const GUESSABLE_PASSWORD =
  'This password is easy to guess. Please choose another one, such as a few words that only you would put together, without your name or email.'

const LONG_PASSWORD = `Please enter a password of at most ${MAX_LENGTH} characters.`

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/**
 * A password as it is hashed: without blanks around it, and in one spelling of its accents, which keyboards of
 * different makers type differently.
 */
export function readPassword(typed: string): string {
  return normalized(typed, 'NFKC').trim()
}

/** Why a new password is not taken; undefined when it is. */
export function passwordProblem(typed: string): string | undefined {
  const password = readPassword(typed)
  const { length } = [...password]
  if (length > MAX_LENGTH) return LONG_PASSWORD
  const classes = CLASSES.filter((one) => one.test(password)).length
  return length >= MIN_LENGTH && classes >= CLASSES_NEEDED ? undefined : INVALID_PASSWORD
}

/** Whether a text can be a password at all, so that it is worth hashing. */
export function canBePassword(typed: string): boolean {
  return typed.length <= 4 * MAX_LENGTH && readPassword(typed) !== ''
}
