/** What Authorize.Net's window answers with. */
import type { EnteredCard } from '../port/entered-card.ts'
import { sentenceFor, UNREADABLE } from './sentences.ts'

export type WindowAnswer =
  | { kind: 'card'; card: EnteredCard }
  /** The sentence is for the shopper. */
  | { kind: 'refused'; message: string }
  | { kind: 'closed' }

/** A little less than the 15 minutes of a nonce, because the order takes a moment. */
const GOOD_MS = 14 * 60_000

/** @source https://developer.authorize.net/api/reference/features/acceptjs.html */
export function readAnswer(answer: unknown, now: number): Exclude<WindowAnswer, { kind: 'closed' }> {
  const messages = part(answer, 'messages')
  if (part(messages, 'resultCode') !== 'Ok') {
    const said = part(messages, 'message')
    return { kind: 'refused', message: sentenceFor(part(Array.isArray(said) ? said[0] : said, 'code')) }
  }
  const nonce = part(part(answer, 'opaqueData'), 'dataValue')
  if (typeof nonce !== 'string' || nonce === '') return { kind: 'refused', message: UNREADABLE }
  const masked = part(part(answer, 'encryptedCardData'), 'cardNumber')
  const lastDigits = typeof masked === 'string' ? /\d{4}$/.exec(masked)?.[0] : undefined
  return { kind: 'card', card: { token: nonce, lastDigits, goodUntil: now + GOOD_MS } }
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
