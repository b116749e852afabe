/**
 * The names that the shop gives to what it asks for, the same for the same key: a reference by which a transaction is found
 * without its number (CUSTREF, 12 characters), and the id of a request, which gets the first answer when it is repeated.
 */
import { createHash } from 'node:crypto'

/** P for a payment, C for a capture, R for a refund. */
type Kind = 'P' | 'C' | 'R'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const paymentReference = (key: string) => referenceOf('P', key, 0)

/** @param attempt  counts up once an attempt was answered and another one is due */
export function referenceOf(kind: Kind, key: string, attempt: number): string {
  const letters = Array.from(
    hashOf('reference', kind, key, attempt).subarray(0, 11),
    (byte) => LETTERS[byte % 32],
  )
  return kind + letters.join('')
}

export const requestIdOf = (kind: Kind, key: string, attempt: number): string =>
  hashOf('request', kind, key, attempt).toString('hex').slice(0, 32)

/** For what changes nothing when it is repeated, such as a question. */
export const freshRequestId = () => crypto.randomUUID().replaceAll('-', '')

function hashOf(...parts: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(parts.join(' ')).digest()
}
