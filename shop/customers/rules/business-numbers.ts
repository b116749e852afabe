/** Numbers that a business buys with. Both are kept as typed without blanks, letters as capitals. */

import { tidiedAbn } from '#packages/typed-values/typed-abn.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'

/** CA-64: 15 characters are not the shape of an Australian number; the rule is demanded all the same. */
export const INVALID_GST_NUMBER =
  'Please enter a valid GST number: 15 letters and digits, at least one of each.'
export const INVALID_ABN = 'Please enter a valid ABN: 11 digits.'

/** N-23: 15 letters and digits, at least one letter and one digit. */
export function gstNumberProblem(text: string): string | undefined {
  const number = tidiedSigns(text)
  const valid = /^[A-Za-z0-9]{15}$/.test(number) && /[A-Za-z]/.test(number) && /\d/.test(number)
  return valid ? undefined : INVALID_GST_NUMBER
}

/** How the Australian Business Register weighs the digits of an ABN (abr.business.gov.au, read November 2026). */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * An Australian Business Number: 11 digits, two of which check the others.
 *
 * @param text  as typed; blanks, dots and hyphens between the digits are free
 * @example abnProblem('51 824 753 556') // undefined: it is one
 */
export function abnProblem(text: string): string | undefined {
  const digits = tidiedAbn(text)
  if (!/^[1-9]\d{10}$/.test(digits)) return INVALID_ABN
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0 ? undefined : INVALID_ABN
}

const ABN_EXAMPLE = '51 824 753 556'

/** PE-32: what a screen says beside a field that holds no ABN; undefined when it holds one. */
export function abnAdvice(text: string): string | undefined {
  if (abnProblem(text) === undefined) return undefined
  const digits = tidiedAbn(text)
  if (/\D/.test(digits)) return `An ABN has digits only, 11 of them, such as ${ABN_EXAMPLE}.`
  if (digits.length !== 11) {
    return `An ABN has 11 digits, such as ${ABN_EXAMPLE}. This one has ${digits.length}.`
  }
  return `Check the ABN: a digit is wrong, or two are in each other's place. A right one is ${ABN_EXAMPLE}, for example.`
}
