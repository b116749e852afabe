/**
 * A ledger beside Payflow’s: each payment, capture and refund is written down before the call that it is about. It is a
 * schema of its own, outside the shop's transactions.
 */
import { prepareOwnSchema } from '../../database/own-schema.ts'
import type { DatabaseAddresses } from '../../database/roles.ts'
import type { NewEntry } from '../own-ledger/entries.ts'
import { openOwnLedger } from '../own-ledger/open-ledger.ts'
import {
  CARD_TOKEN,
  type CardToken,
  type Entry,
  PAYMENT_COLUMNS,
  REFUND_COLUMNS,
  type RefundEntry,
  TABLES,
} from './ledger-tables.ts'

export type Ledger = ReturnType<typeof openLedger>

/** Two processes that start together would otherwise both create the schema. */
const SCHEMA_LOCK = 7_202_612

/** Creates the ledger and grants it to the serving role; quick when it is there. */
export const prepareLedger = (addresses: DatabaseAddresses): Promise<void> =>
  prepareOwnSchema(addresses, {
    name: 'payflow',
    tables: TABLES,
    lock: SCHEMA_LOCK,
    applicationName: 'payflow',
  })

/** @param url the database that the ledger is kept in, as `prepareLedger` made it */
export function openLedger(url: string) {
  const { shared, columns, all, first, payment } = openOwnLedger<Entry, RefundEntry>(url, {
    schema: 'payflow',
    applicationName: 'payflow',
    transactionColumn: 'pnref',
    paymentColumns: PAYMENT_COLUMNS,
    refundColumns: REFUND_COLUMNS,
  })
  const cardToken = (name: string, change: string, values: readonly unknown[]) =>
    first<CardToken>(name, `UPDATE payflow.card_tokens SET ${change} RETURNING ${CARD_TOKEN}`, values)

  return {
    ...shared,
    async begin({ paymentId, key, amountCents, description, at }: NewEntry): Promise<number> {
      // An update that changes nothing returns the row of an earlier call.
      const begun = await first<{ key: string; amountCents: number }>(
        'begin',
        `INSERT INTO payflow.payments (payment_id, key, amount_cents, description, begun_at)
          VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id
          RETURNING key, amount_cents AS "amountCents"`,
        [paymentId, key, amountCents, description, at],
      )
      if (begun?.key === key) return begun.amountCents
      throw new Error(`Payment ${paymentId} was begun with another key than ${key}.`)
    },
    noteCaptureAsked: (paymentId: string, attempt: number, at: Date) =>
      payment('capture-asked', 'capture_attempt = $2, capture_asked_at = $3 WHERE payment_id = $1', [
        paymentId,
        attempt,
        at,
      ]),
    /** @param pnref  null for a capture of Payflow's console, whose number is not known */
    noteCapture: (paymentId: string, pnref: string | null, cents: number) =>
      payment(
        'capture',
        `capture_pnref = COALESCE(capture_pnref, $2), captured_cents = COALESCE(captured_cents, $3)
          WHERE payment_id = $1`,
        [paymentId, pnref, cents],
      ),
    noteRefund: ({
      key,
      paymentId,
      amountCents,
      attempt,
      transactionId,
      outcome,
      reason,
      askedAt,
    }: RefundEntry) =>
      first(
        'note-refund',
        `INSERT INTO payflow.refunds (key, payment_id, amount_cents, attempt, pnref, outcome, reason, asked_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
          ON CONFLICT (key) DO UPDATE SET attempt = excluded.attempt, asked_at = excluded.asked_at,
            pnref = COALESCE(refunds.pnref, excluded.pnref),
            outcome = COALESCE(refunds.outcome, excluded.outcome), reason = COALESCE(refunds.reason, excluded.reason)`,
        [key, paymentId, amountCents, attempt, transactionId, outcome, reason, askedAt],
      ),
    /** Keeps a new token, and deletes those made before a time. */
    async addCardToken(tokenId: string, secureToken: string, at: Date, deleteBefore: Date): Promise<void> {
      await first('delete-old-tokens', 'DELETE FROM payflow.card_tokens WHERE made_at < $1', [deleteBefore])
      await first(
        'add-token',
        'INSERT INTO payflow.card_tokens (token_id, secure_token, made_at) VALUES ($1, $2, $3)',
        [tokenId, secureToken, at],
      )
    },
    cardToken: (tokenId: string) =>
      first<CardToken>('token', `SELECT ${CARD_TOKEN} FROM payflow.card_tokens WHERE token_id = $1`, [
        tokenId,
      ]),
    /** Gives a token to the first payment that asks for it. @returns the token, with the payment that has it */
    claimCardToken: (tokenId: string, paymentId: string) =>
      cardToken('claim-token', 'payment_id = COALESCE(payment_id, $2) WHERE token_id = $1', [
        tokenId,
        paymentId,
      ]),
    noteCheck: (tokenId: string, pnref: string, result: number) =>
      cardToken('check', 'pnref = COALESCE(pnref, $2), result = COALESCE(result, $3) WHERE token_id = $1', [
        tokenId,
        pnref,
        result,
      ]),
    /** Takes captured payments that nobody has looked at since a time, oldest look first; another process gets others. */
    toLookAt: (since: Date, begunAfter: Date, at: Date, limit: number) =>
      all<Entry & { seen: string | null }>(
        'to-look-at',
        `UPDATE payflow.payments SET looked_at = $3 WHERE payment_id IN (
          SELECT payment_id FROM payflow.payments
            WHERE capture_pnref IS NOT NULL AND begun_at > $2 AND (looked_at IS NULL OR looked_at < $1)
            ORDER BY looked_at NULLS FIRST LIMIT $4 FOR UPDATE SKIP LOCKED)
          RETURNING ${columns.entry}, seen`,
        [since, begunAfter, at, limit],
      ),
    noteSeen: (paymentId: string, seen: string) =>
      payment('seen', 'seen = $2 WHERE payment_id = $1', [paymentId, seen]),
  }
}
