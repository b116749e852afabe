/** Australian Business Numbers as people type and paste them. */
import { tidiedSigns, tidiedText } from './typed-text.ts'

const BETWEEN_DIGITS = /[\s.-]/g
const NAME_BEFORE = /^a\.?b\.?n\.?:?/i

/**
 * The digits alone, as a number is kept (PE-01, PE-02).
 *
 * @param text  such as ` 51 824 753 556 `, `51-824-753-556`, `ABN 51 824 753 556`
 * @returns what is no number stays as typed, without blanks, dots and hyphens
 * @example tidiedAbn('ABN: 51 824 753 556') // '51824753556'
 */
export function tidiedAbn(text: string): string {
  return tidiedSigns(text).replace(NAME_BEFORE, '').replace(BETWEEN_DIGITS, '')
}

/** An ABN as it is printed; anything that has not 11 digits stays as it is. @example abnInWords('51824753556') // '51 824 753 556' */
export function abnInWords(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}

/** What a field shows once it is left: 11 digits in their groups, and all else as it was typed. */
export function groupedAbn(text: string): string {
  const digits = tidiedAbn(text)
  return /^\d{11}$/.test(digits) ? abnInWords(digits) : tidiedText(text)
}
