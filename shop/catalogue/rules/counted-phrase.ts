/** Which searches of shoppers the shop may remember, and in what form. */

const MAX_LENGTH = 60
/** A telephone number, an order, a card: never the name of a thing. Sizes such as 30x40 are shorter. */
const LONG_NUMBER = /\d{5}/

/**
 * A search as it is counted: lower case, single blanks. Only what the search box accepts anyway (N-16), so that nothing
 * with an @ or markup is ever kept.
 *
 * @returns undefined for what is not kept: too short or too long, with other characters or with a long number
 * @example countedPhrase('  Canvas   30x40 ') // 'canvas 30x40'
 */
export function countedPhrase(typed: string): string | undefined {
  const phrase = typed.trim().replace(/\s+/g, ' ').toLowerCase()
  if (phrase.length < 2 || phrase.length > MAX_LENGTH) return undefined
  if (!/^[a-z0-9 _-]+$/.test(phrase) || LONG_NUMBER.test(phrase.replace(/[ _-]/g, ''))) return undefined
  return phrase
}
