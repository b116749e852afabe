/**
 * The token for reading an order, for whoever looks it up by facts. Numbers count up, and others know email and name, so it
 * changes nothing (decision 0056).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const READ_ONLY =
  'Looked up by its number and email, an order can only be read. To change or cancel it, open the link in the email of your order.'

const NUMBER_LENGTH = 12
/** Digits in base 36: 103 bits, beyond guessing. */
const SIGNATURE_LENGTH = 20

/**
 * @param number  of the order, at most 12 digits
 * @returns 32 letters and digits, as the order's own token has, always the same for an order
 */
export function readingToken(secretKey: string, number: string): string {
  return number.padStart(NUMBER_LENGTH, '0') + signatureOf(secretKey, number)
}

/** @returns the number of the order that the token reads; undefined for every other token */
export function numberOfReadingToken(secretKey: string, token: string): string | undefined {
  const number = token.slice(0, NUMBER_LENGTH).replace(/^0+/, '')
  const [given, expected] = [Buffer.from(token), Buffer.from(readingToken(secretKey, number))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? number : undefined
}

function signatureOf(secretKey: string, number: string): string {
  const digest = createHmac('sha256', secretKey).update(`reading of order ${number}`).digest('hex')
  return BigInt(`0x${digest}`).toString(36).slice(-SIGNATURE_LENGTH).padStart(SIGNATURE_LENGTH, '0')
}
