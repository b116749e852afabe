/**
 * A ledger beside Payflow’s: each payment, capture and refund is written down before the call that it is about. It is a
 * schema of its own, outside the shop's transactions.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { prepareOwnSchema } from '../../database/own-schema.ts'
import type { DatabaseAddresses } from '../../database/roles.ts'
import {
  CARD_TOKEN,
  type CardToken,
  ENTRY,
  type Entry,
  REFUND,
  type RefundEntry,
  TABLES,
} from './ledger-tables.ts'

export type Ledger = ReturnType<typeof openLedger>

/** Two processes that start together would otherwise both create the schema. */
const SCHEMA_LOCK = 7_202_612
/** The most refunds of one payment that are looked at. */
const MAX_REFUNDS = 200

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
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'payflow' })
  // An idle connection that the server ends is replaced by the pool; without a listener the process would stop.
  pool.on('error', () => {})

  /** A statement by its name, prepared once for each connection. */
  async function all<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return (await pool.query<Row>({ name: `payflow-${name}`, text, values: [...values] })).rows
  }
  const first = async <Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ) => (await all<Row>(name, text, values))[0]
  const payment = (name: string, change: string, values: readonly unknown[]) =>
    first<Entry>(name, `UPDATE payflow.payments SET ${change} RETURNING ${ENTRY}`, values)
  const cardToken = (name: string, change: string, values: readonly unknown[]) =>
    first<CardToken>(name, `UPDATE payflow.card_tokens SET ${change} RETURNING ${CARD_TOKEN}`, values)

  return {
    /** Gives back the payment that is there: the new one or an earlier one. */
    begin: (paymentId: string, key: string, amountCents: number, description: string, at: Date) =>
      // An update that changes nothing returns the row of an earlier call.
      first<{ key: string; amountCents: number }>(
        'begin',
        `INSERT INTO payflow.payments (payment_id, key, amount_cents, description, begun_at)
          VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id
          RETURNING key, amount_cents AS "amountCents"`,
        [paymentId, key, amountCents, description, at],
      ),
    byPayment: (paymentId: string) =>
      first<Entry>('by-payment', `SELECT ${ENTRY} FROM payflow.payments WHERE payment_id = $1`, [paymentId]),
    /** One call at a time works on a payment, in whatever process. @returns undefined while another one does */
    async lease(paymentId: string, ms: number): Promise<string | undefined> {
      const lease = randomUUID()
      const row = await first(
        'lease',
        `UPDATE payflow.payments SET leased_by = $2, leased_until = now() + $3 * interval '1 millisecond'
          WHERE payment_id = $1 AND (leased_until IS NULL OR leased_until < now()) RETURNING 1`,
        [paymentId, lease, ms],
      )
      return row && lease
    },
    releaseLease: (paymentId: string, lease: string) =>
      payment(
        'releaseLease',
        'leased_by = NULL, leased_until = NULL WHERE payment_id = $1 AND leased_by = $2',
        [paymentId, lease],
      ),
    /** False for a payment that was ended: nobody may be asked for it. */
    async noteAsked(paymentId: string, at: Date): Promise<boolean> {
      const values = [paymentId, at]
      return Boolean(await payment('asked', 'asked_at = $2 WHERE payment_id = $1 AND NOT is_ended', values))
    },
    noteTransaction: (paymentId: string, pnref: string) =>
      payment('transaction', 'pnref = COALESCE(pnref, $2) WHERE payment_id = $1', [paymentId, pnref]),
    /** Keeps the first answer. @returns the entry with it */
    noteAnswer: (paymentId: string, answer: 'approved' | 'declined' | 'released', message?: string) =>
      payment(
        'answer',
        `message = CASE WHEN answer IS NULL THEN $3 ELSE message END, answer = COALESCE(answer, $2)
          WHERE payment_id = $1`,
        [paymentId, answer, message ?? null],
      ),
    end: (paymentId: string) => payment('end', 'is_ended = true WHERE payment_id = $1', [paymentId]),
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
    refund: (key: string) =>
      first<RefundEntry>('refund', `SELECT ${REFUND} FROM payflow.refunds WHERE key = $1`, [key]),
    /** Writes a refund down before it is asked for, or how it is asked for this time, or what came of it. */
    noteRefund: ({ key, paymentId, amountCents, attempt, pnref, outcome, reason, askedAt }: RefundEntry) =>
      first(
        'note-refund',
        `INSERT INTO payflow.refunds (key, payment_id, amount_cents, attempt, pnref, outcome, reason, asked_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
          ON CONFLICT (key) DO UPDATE SET attempt = excluded.attempt, asked_at = excluded.asked_at,
            pnref = COALESCE(refunds.pnref, excluded.pnref),
            outcome = COALESCE(refunds.outcome, excluded.outcome), reason = COALESCE(refunds.reason, excluded.reason)`,
        [key, paymentId, amountCents, attempt, pnref, outcome, reason, askedAt],
      ),
    refundsOf: (paymentId: string) =>
      all<RefundEntry>(
        'refunds-of',
        `SELECT ${REFUND} FROM payflow.refunds WHERE payment_id = $1 ORDER BY asked_at, key LIMIT ${MAX_REFUNDS}`,
        [paymentId],
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
          RETURNING ${ENTRY}, seen`,
        [since, begunAfter, at, limit],
      ),
    noteSeen: (paymentId: string, seen: string) =>
      payment('seen', 'seen = $2 WHERE payment_id = $1', [paymentId, seen]),
    close: () => pool.end(),
  }
}
