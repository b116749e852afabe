/** Finding payment card numbers in text, so that none is ever stored. The number itself is never returned. */
import { normalized } from '../text/normalized.ts'

/** Single digits with at most four blanks, dashes or dots between them, as people and forms group card numbers. */
const DIGIT_RUN = /\d(?:[\s.\-\u2010-\u2015]{0,4}\d)+/g
/** Four groups of four, whatever signs part them. */
const FOUR_FOURS = /(?<!\d)\d{4}(?:[^\p{L}\p{N}]{1,4}\d{4}){3}(?!\d)/gu
/** Marks that nobody sees: zero width and direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** Ids in hexadecimal, such as UUIDs: their digits are chance. */
const HEXADECIMAL_ID =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\da-z])(?=\d*[a-f])[\da-f]{32,}(?![\da-z])/gi
/** An email address in its usual form, whole: people have digits in theirs, such as a telephone. Bounded, so that the time is. */
const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,24}(?![\p{L}\p{N}])/gu
/** The payment networks begin with these; telephones after 00 and timestamps, with 0 and 1, do not (ISO/IEC 7812-1). */
const NETWORK_DIGITS = '23456'
/** Of any script. */
const HAS_DIGITS = /\p{N}/u
/** ISO/IEC 7812-1 allows up to 19 digits; the shortest cards in use have 13. */
const MIN_DIGITS = 13
const MAX_DIGITS = 19

/**
 * Whether a text holds something that passes for a payment card number: 13 to 19 digits that begin as cards do and whose
 * checksum is right.
 *
 * Ids in hexadecimal and email addresses are passed over. Groups of digits are tried one by one and together, so a number
 * is found before an expiry date or beside other figures. One ordinary number of that form in ten passes too: use this for fields that need no such numbers.
 *
 * @param text  of any length; time grows with its length alone
 * @example holdsCardNumber('paid with 4111 1111-1111 1111 12/28') // true
 * @example holdsCardNumber('order 1000000017 of 0400 000 000') // false
 */
export function holdsCardNumber(text: string): boolean {
  // Most texts hold no digit, and need no more than this look.
  if (!HAS_DIGITS.test(text)) return false
  const plain = normalized(text, 'NFKC')
    .replace(INVISIBLE, '')
    .replace(HEXADECIMAL_ID, 'id')
    .replace(EMAIL, 'email')
  return [...(plain.match(DIGIT_RUN) ?? []), ...(plain.match(FOUR_FOURS) ?? [])].some((run) => {
    const groups = run.match(/\d+/g) ?? []
    return groups.some((_, index) => beginsWithCard(groups.slice(index, index + MAX_DIGITS)))
  })
}

/**
 * The checksum of payment card numbers: every second digit from the right doubled, the digit sum divisible by ten.
 *
 * @param digits  digits only; an empty text does not pass
 * @source ISO/IEC 7812-1, annex B
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

function beginsWithCard(groups: readonly string[]): boolean {
  // Noughts before a number do not hide it.
  let digits = ''
  for (const [index, group] of groups.entries()) {
    digits += index === 0 ? group.replace(/^0+/, '') : group
    if (!NETWORK_DIGITS.includes(digits[0] ?? '')) return false
    if (digits.length > MAX_DIGITS) return false
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) return true
  }
  return false
}
