/**
 * How a card gets to Payflow without the shop: Payflow makes a secure token, PayPal's own page takes the card with it and has
 * it checked without an amount, and later the shop charges the card of that check.
 */
import { randomInt } from 'node:crypto'
import { UNREADABLE } from '../decline-sentences.ts'
import { type CardEntry, type CardEntryRequest, withinLimit } from '../gateway.ts'
import type { Adapter } from './adapter.ts'
import type { CardToken } from './ledger-tables.ts'
import { APPROVED, declineSentence } from './results.ts'
import { CANCELLED_PATH, ERROR_PATH, RETURN_PATH, SILENT_POST_PATH } from './return-paths.ts'

/** Letters alone, so that none can be a card number; 36 of them, as many as Payflow has room for. */
export const CARD_TOKEN_FORM = /^[A-Za-z]{36}$/
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A secure token of Payflow expires after 30 minutes; a card that was checked may be charged for the rest of the day. */
const TOKEN_MS = 24 * 3_600_000

/** @throws GatewayTimeout */
export async function openCardEntry(
  { ledger, transactions, clock, timeoutMs }: Adapter,
  { shopUrl, isNarrow }: CardEntryRequest,
): Promise<CardEntry> {
  const tokenId = Array.from({ length: 36 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const page = {
    tokenId,
    isNarrow,
    returnUrl: shopUrl + RETURN_PATH,
    errorUrl: shopUrl + ERROR_PATH,
    cancelUrl: shopUrl + CANCELLED_PATH,
    silentPostUrl: shopUrl + SILENT_POST_PATH,
  }
  const secureToken = await withinLimit('card entry', timeoutMs, (signal) =>
    transactions.openCardEntry(page, signal),
  )
  const now = clock.now()
  await ledger.addCardToken(tokenId, secureToken, now, new Date(now.getTime() - TOKEN_MS))
  return { tokenId, secureToken }
}

/** What Payflow says of a card that a browser took there. */
export type Card = { kind: 'ready'; pnref: string } | { kind: 'declined'; message: string }

/**
 * The card of a token, for the one payment that may charge it.
 *
 * @param tokenId  from the shopper, so it is only believed where our own ledger has it, and Payflow has checked a card
 */
export async function cardOf(
  adapter: Adapter,
  tokenId: string,
  paymentId: string,
  signal: AbortSignal,
): Promise<Card> {
  const { ledger, clock } = adapter
  const token = CARD_TOKEN_FORM.test(tokenId) ? await ledger.claimCardToken(tokenId, paymentId) : undefined
  const isFresh = token && clock.now().getTime() - token.madeAt.getTime() <= TOKEN_MS
  if (!isFresh || token.paymentId !== paymentId) return { kind: 'declined', message: UNREADABLE }
  const checked = await checkOf(adapter, token, signal)
  if (!checked) return { kind: 'declined', message: UNREADABLE }
  if (checked.result !== APPROVED) return { kind: 'declined', message: declineSentence(checked.result) }
  return { kind: 'ready', pnref: checked.pnref }
}

/**
 * Asks Payflow about a token until it has approved a card: a page takes up to three with one token.
 *
 * @returns undefined while no card came with it
 */
export async function checkOf(
  { ledger, transactions }: Adapter,
  { tokenId, secureToken, pnref, result }: CardToken,
  signal: AbortSignal,
): Promise<{ pnref: string; result: number } | undefined> {
  if (pnref !== null && result !== null) return { pnref, result }
  const check = await transactions.verification(secureToken, signal)
  if (!check) return undefined
  // Something that was charged is no check: nobody may charge the card by it.
  if (check.cents !== 0) return undefined
  if (check.result === APPROVED) await ledger.noteCheck(tokenId, check.pnref, check.result)
  return { pnref: check.pnref, result: check.result }
}
