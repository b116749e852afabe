/** What of typed words a press can print at all, whatever fonts there are. */

/** Controls, halves of characters, and the two code points at the end of the first plane that are no characters. */
const UNPRINTABLE = /\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/**
 * Words without what no font will ever draw: U+0000 and other controls, and unpaired surrogates. Line ends and tabs steer a
 * text and stay, and so does what only some fonts lack, which the checks name.
 *
 * @example printable('a\u0000b \ud800') // 'ab '
 */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (sign) => (sign === '\n' || sign === '\r' || sign === '\t' ? sign : ''))
