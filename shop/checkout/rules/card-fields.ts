/** What can be checked of card details before they are sent to the gateway. */
import { passesLuhn } from '#packages/card-number/card-number.ts'
import {
  cardDigits,
  isAmericanExpress,
  readExpiry,
  securityCodeLength,
  writtenExpiry,
} from '#packages/typed-values/typed-card.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'

export interface CardFields {
  number: string
  /** As typed, such as `08 / 28`. */
  expiry: string
  securityCode: string
}

export type CardProblems = Partial<Record<keyof CardFields, string>>

/** ISO/IEC 7812-1. */
const MIN_DIGITS = 12
const MAX_DIGITS = 19
/** A day ends last in Perth, which has no daylight saving. */
const PERTH_AHEAD_MS = 8 * 3_600_000

/** @param now decides whether the card has run out */
export function cardProblems({ number, expiry, securityCode }: CardFields, now: Date): CardProblems {
  const problems: CardProblems = {}
  const atNumber = numberProblem(cardDigits(number))
  if (atNumber) problems.number = atNumber
  const atExpiry = expiryProblem(expiry, now)
  if (atExpiry) problems.expiry = atExpiry
  const code = tidiedSigns(securityCode)
  if (!/^\d+$/.test(code) || code.length !== securityCodeLength(number)) {
    problems.securityCode = securityCodeAsked(number)
  }
  return problems
}

/** The form that gateways take: `08/28`. */
export function plainExpiry(expiry: string): string {
  const read = readExpiry(expiry)
  return read ? writtenExpiry(read, '/') : ''
}

/** American Express prints its four digits on the front, all others their three on the back. */
function securityCodeAsked(number: string): string {
  return isAmericanExpress(number)
    ? 'Enter the 4 digits on the front of your American Express card, above the number.'
    : 'Enter the 3 digits on the back of your card.'
}

function numberProblem(digits: string): string | undefined {
  if (digits === '') return 'Enter the long number on the front of your card.'
  if (/^\d+$/.test(digits) && digits.length > MAX_DIGITS) {
    return `That is ${digits.length} digits; card numbers have at most ${MAX_DIGITS}.`
  }
  const isRight = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS && passesLuhn(digits)
  return isRight ? undefined : 'Check the number: it should be the long one on the front of your card.'
}

function expiryProblem(expiry: string, now: Date): string | undefined {
  const read = readExpiry(expiry)
  if (!read) return 'Enter the month and year, such as 08 / 28.'
  // A card is good until its month has ended everywhere in Australia; the bank has the last word.
  return Date.UTC(read.year, read.month, 1) - PERTH_AHEAD_MS <= now.getTime()
    ? 'This card has run out. Please use another one.'
    : undefined
}
