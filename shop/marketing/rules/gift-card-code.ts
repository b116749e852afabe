/** Codes of gift cards: 14 random characters and two check characters, in groups of four. */

/** Without 0 O 1 I L U, so that a code survives being read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM = 14
const CHECKS = 2
/** The largest prime below 30²: every single wrong character and every two neighbours swapped change the remainder. */
const PRIME = 887

/**
 * A whole code.
 *
 * @param random  14 characters of the alphabet, 68 bits of chance
 * @throws RangeError when they are not
 * @example giftCardCode('22222222222222') // '2222222222222222'
 */
export function giftCardCode(random: string): string {
  if (random.length !== RANDOM || !isOfAlphabet(random))
    throw new RangeError(`Expected ${RANDOM} characters of the code alphabet but received ${random.length}`)
  const check = remainderOf(random)
  return `${random}${ALPHABET.charAt(Math.floor(check / ALPHABET.length))}${ALPHABET.charAt(check % ALPHABET.length)}`
}

/** A code as a shopper typed it, in the form it is kept; undefined when its check characters do not fit. */
export function readGiftCardCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  if (code.length !== RANDOM + CHECKS || !isOfAlphabet(code)) return undefined
  return giftCardCode(code.slice(0, RANDOM)) === code ? code : undefined
}

/** @example shownGiftCardCode('2222222222222222') // '2222-2222-2222-2222' */
export const shownGiftCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** For logs and sentences: the last four characters only. */
export const maskedGiftCardCode = (code: string): string => `•••• ${code.slice(-4)}`

const isOfAlphabet = (text: string): boolean => [...text].every((character) => ALPHABET.includes(character))

function remainderOf(text: string): number {
  let remainder = 0
  for (const character of text) {
    remainder = (remainder * ALPHABET.length + ALPHABET.indexOf(character)) % PRIME
  }
  return remainder
}
