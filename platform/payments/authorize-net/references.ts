/**
 * Authorize.Net knows a transaction by its own number only once it is made. Before that, the shop's own reference is the
 * one thing that both know: it goes along as the invoice number, which has room for 20 characters.
 */
import { createHash } from 'node:crypto'

export const paymentReference = (key: string) => reference('KP', key)
export const refundReference = (key: string) => reference('KR', key)

/** The same for the same key; 72 bits of a hash. */
function reference(kind: string, key: string): string {
  return kind + createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 18).toUpperCase()
}
