/** What people type, without what only came along with it: blanks around it and marks that nobody sees. */
import { normalized } from '../text/normalized.ts'
import { withoutAround } from '../text/trimmed.ts'

/**
 * Zero width spaces, direction marks (telephones put them around numbers copied from contacts), soft hyphens. The two joiners
 * U+200C and U+200D are not among them: Persian and Indic words and joined emoji are spelt with them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
/** A joiner joins nothing at an end. */
const AROUND = /[\s\u200c\u200d]/
const LINE_ENDS = /[\t\v\f\r\n\u0085\u2028\u2029]+/g
const QUOTES = /[\u2018-\u201b\u2032\u00b4\u0060]/g
const DASHES = /[\p{Pd}\u2212]/gu

/**
 * Words of one line, such as a name, a street or a town (PE-01). Letters of any script, apostrophes, dashes and emoji stay as
 * they are (PE-12); line ends and tabs inside become one space.
 *
 * @param text  as typed, of any length; nothing is cut
 * @example tidiedText('\u200e Zoë\t') // 'Zoë'
 */
export function tidiedText(text: string): string {
  return tidiedLines(text.replace(LINE_ENDS, ' '))
}

/** Words of several lines, such as a message: what stands around them and invisible marks go, line ends inside stay. */
export function tidiedLines(text: string): string {
  return withoutAround(text.replace(INVISIBLE, ''), AROUND)
}

/**
 * A value that machines read, such as a telephone number: also without joiners, and every dash is a hyphen, every single quote
 * an apostrophe, every letter and digit of full width a plain one (PE-02).
 */
export function tidiedSigns(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
  return normalized(plain, 'NFKC').trim()
}
