/**
 * What the shop has to remember of its payments at Authorize.Net, which opens nothing beforehand and knows no keys: each
 * is written down before the call that it is about. It is a schema of its own, outside the shop's transactions.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { prepareOwnSchema } from '../../database/own-schema.ts'
import type { DatabaseAddresses } from '../../database/roles.ts'

export interface Entry {
  paymentId: string
  amountCents: number
  description: string
  begunAt: Date
  isEnded: boolean
  /** When the bank was last asked for the amount; from then on a call may be on its way. */
  askedAt: Date | null
  /** Authorize.Net's number of the authorisation, and of its capture. */
  transId: string | null
  /** The first answer. */
  answer: 'approved' | 'declined' | 'released' | null
  message: string | null
  capturedCents: number | null
}

export interface RefundEntry {
  key: string
  paymentId: string
  reference: string
  amountCents: number
  /** Before its settlement a whole payment goes back by a void. */
  way: 'refund' | 'void'
  /** Made in the gateway's console; its key means nothing. */
  isOffice: boolean
  transId: string | null
  outcome: 'refunded' | 'refused' | null
  reason: string | null
  askedAt: Date
}

export type Ledger = ReturnType<typeof openLedger>

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS authorize_net;
  CREATE TABLE IF NOT EXISTS authorize_net.payments (
    payment_id text PRIMARY KEY, amount_cents integer NOT NULL CHECK (amount_cents > 0), description text NOT NULL,
    begun_at timestamptz NOT NULL, is_ended boolean NOT NULL DEFAULT false, asked_at timestamptz,
    trans_id text UNIQUE, answer text, message text, captured_cents integer, leased_by text, leased_until timestamptz);
  CREATE TABLE IF NOT EXISTS authorize_net.refunds (
    key text PRIMARY KEY, payment_id text NOT NULL REFERENCES authorize_net.payments, reference text NOT NULL UNIQUE,
    amount_cents integer NOT NULL CHECK (amount_cents > 0), way text NOT NULL, is_office boolean NOT NULL DEFAULT false,
    trans_id text, outcome text, reason text, asked_at timestamptz NOT NULL);
  CREATE INDEX IF NOT EXISTS refunds_payment ON authorize_net.refunds (payment_id);`

/** Two processes that start together would otherwise both create the schema. */
const SCHEMA_LOCK = 7_202_611

const ENTRY = `payment_id AS "paymentId", amount_cents AS "amountCents", description, begun_at AS "begunAt",
  is_ended AS "isEnded", asked_at AS "askedAt", trans_id AS "transId", answer, message, captured_cents AS "capturedCents"`
const REFUND = `key, payment_id AS "paymentId", reference, amount_cents AS "amountCents", way, is_office AS "isOffice",
  trans_id AS "transId", outcome, reason, asked_at AS "askedAt"`
/** The most refunds of one payment that are looked at. */
const MAX_REFUNDS = 200

/** Creates the ledger and grants it to the serving role; quick when it is there. */
export const prepareLedger = (addresses: DatabaseAddresses): Promise<void> =>
  prepareOwnSchema(addresses, {
    name: 'authorize_net',
    tables: TABLES,
    lock: SCHEMA_LOCK,
    applicationName: 'authorize.net',
  })

/** @param url the database that the ledger is kept in, as `prepareLedger` made it */
export function openLedger(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'authorize.net' })
  // An idle connection that the server ends is replaced by the pool; without a listener the process would stop.
  pool.on('error', () => {})

  /** A statement by its name, prepared once for each connection. @returns its first row */
  async function first<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>({ name: `authorize-net-${name}`, text, values: [...values] })
    return rows[0]
  }
  const payment = (name: string, change: string, values: readonly unknown[]) =>
    first<Entry>(name, `UPDATE authorize_net.payments SET ${change} RETURNING ${ENTRY}`, values)

  return {
    /** Gives back the amount of the payment that is there: the new one or an earlier one. */
    async begin(paymentId: string, amountCents: number, description: string, at: Date): Promise<number> {
      // An update that changes nothing returns the row of an earlier call.
      const row = await first<{ cents: number }>(
        'begin',
        `INSERT INTO authorize_net.payments (payment_id, amount_cents, description, begun_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id RETURNING amount_cents AS cents`,
        [paymentId, amountCents, description, at],
      )
      return row?.cents ?? amountCents
    },
    byPayment: (paymentId: string) =>
      first<Entry>('by-payment', `SELECT ${ENTRY} FROM authorize_net.payments WHERE payment_id = $1`, [
        paymentId,
      ]),
    byTransaction: (transId: string) =>
      first<Entry>('by-transaction', `SELECT ${ENTRY} FROM authorize_net.payments WHERE trans_id = $1`, [
        transId,
      ]),
    /** One call at a time works on a payment, in whatever process. @returns undefined while another one does */
    async lease(paymentId: string, ms: number): Promise<string | undefined> {
      const token = randomUUID()
      const row = await first(
        'lease',
        `UPDATE authorize_net.payments SET leased_by = $2, leased_until = now() + $3 * interval '1 millisecond'
          WHERE payment_id = $1 AND (leased_until IS NULL OR leased_until < now()) RETURNING 1`,
        [paymentId, token, ms],
      )
      return row && token
    },
    releaseLease: (paymentId: string, token: string) =>
      first(
        'releaseLease',
        `UPDATE authorize_net.payments SET leased_by = NULL, leased_until = NULL
          WHERE payment_id = $1 AND leased_by = $2`,
        [paymentId, token],
      ),
    /** False for a payment that was ended: nobody may be asked for it. */
    async noteAsked(paymentId: string, at: Date): Promise<boolean> {
      const values = [paymentId, at]
      return Boolean(await payment('asked', 'asked_at = $2 WHERE payment_id = $1 AND NOT is_ended', values))
    },
    noteTransaction: (paymentId: string, transId: string) =>
      payment('transaction', 'trans_id = COALESCE(trans_id, $2) WHERE payment_id = $1', [paymentId, transId]),
    /** Keeps the first answer. @returns the entry with it */
    noteAnswer: (paymentId: string, answer: 'approved' | 'declined' | 'released', message?: string) =>
      payment(
        'answer',
        `message = CASE WHEN answer IS NULL THEN $3 ELSE message END, answer = COALESCE(answer, $2)
          WHERE payment_id = $1`,
        [paymentId, answer, message ?? null],
      ),
    end: (paymentId: string) => payment('end', 'is_ended = true WHERE payment_id = $1', [paymentId]),
    noteCapture: (paymentId: string, cents: number) =>
      payment('capture', 'captured_cents = COALESCE(captured_cents, $2) WHERE payment_id = $1', [
        paymentId,
        cents,
      ]),
    refund: (key: string) =>
      first<RefundEntry>('refund', `SELECT ${REFUND} FROM authorize_net.refunds WHERE key = $1`, [key]),
    refundByReference: (reference: string) =>
      first<RefundEntry>(
        'refund-by-reference',
        `SELECT ${REFUND} FROM authorize_net.refunds WHERE reference = $1`,
        [reference],
      ),
    /** Writes a refund down before it is asked for, or how it is asked for this time. */
    noteRefund: (refund: RefundEntry) =>
      first(
        'note-refund',
        `INSERT INTO authorize_net.refunds
            (key, payment_id, reference, amount_cents, way, is_office, trans_id, outcome, reason, asked_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          ON CONFLICT (key) DO UPDATE SET way = excluded.way, trans_id = COALESCE(refunds.trans_id, excluded.trans_id),
            outcome = COALESCE(refunds.outcome, excluded.outcome), reason = COALESCE(refunds.reason, excluded.reason)`,
        [
          refund.key,
          refund.paymentId,
          refund.reference,
          refund.amountCents,
          refund.way,
          refund.isOffice,
          refund.transId,
          refund.outcome,
          refund.reason,
          refund.askedAt,
        ],
      ),
    async refundsOf(paymentId: string): Promise<RefundEntry[]> {
      const { rows } = await pool.query<RefundEntry>({
        name: 'authorize-net-refunds-of',
        text: `SELECT ${REFUND} FROM authorize_net.refunds WHERE payment_id = $1 ORDER BY asked_at, key LIMIT ${MAX_REFUNDS}`,
        values: [paymentId],
      })
      return rows
    },
    close: () => pool.end(),
  }
}
