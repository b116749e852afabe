/** A combining mark; the last two become one under NFKC. */
const MARK = '[\\p{M}\\uff9e\\uff9f]'
/** No language needs so many on one letter. Source: UAX #15, Stream-Safe Text Format. */
const MAX_MARKS = 30
const TOO_MANY_MARKS = new RegExp(`${MARK}{${MAX_MARKS + 1}}`, 'u')
const PIECE = new RegExp(`(?:(?!${MARK})[^])*${MARK}{0,${MAX_MARKS}}`, 'gu')

/**
 * `text.normalize(form)`, whose time grows with the length alone: engines sort the marks of one letter by insertion, so some
 * ten thousand of them would hold up the process. Marks are put in order thirty at a time.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  if (!TOO_MANY_MARKS.test(text)) return text.normalize(form)
  return text.replace(PIECE, (piece) => piece.normalize(form))
}
