import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Without 0 O 1 I L U, so that a reference survives being read out on the telephone. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An id that cannot be guessed, for what is open to anybody who knows its address.
 *
 * @returns 32 letters and digits, 190 bits of chance
 */
export function newId(): string {
  return pick(ALPHABET, 32)
}

/**
 * A short reference for people to read and type. Not a secret.
 *
 * @param length  how many characters, 1 to 64
 * @example shortReference(6) // '7F3K2Q'
 */
export function shortReference(length: number): string {
  return pick(READABLE, length)
}

function pick(alphabet: string, length: number): string {
  // Bytes past the last whole multiple of the alphabet are dropped: every character stays equally likely.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}
