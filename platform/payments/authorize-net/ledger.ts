/**
 * What the shop has to remember of its payments at Authorize.Net, which opens nothing beforehand and knows no keys: each
 * is written down before the call that it is about. It is a schema of its own, outside the shop's transactions.
 */
import { prepareOwnSchema } from '../../database/own-schema.ts'
import type { DatabaseAddresses } from '../../database/roles.ts'
import type { NewEntry, PaymentEntry, RefundEntry as SharedRefundEntry } from '../own-ledger/entries.ts'
import { openOwnLedger } from '../own-ledger/open-ledger.ts'

export interface RefundEntry extends SharedRefundEntry {
  reference: string
  /** Before its settlement a whole payment goes back by a void. */
  way: 'refund' | 'void'
  /** Made in the gateway's console; its key means nothing. */
  isOffice: boolean
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
  const { shared, columns, first, payment } = openOwnLedger<PaymentEntry, RefundEntry>(url, {
    schema: 'authorize_net',
    applicationName: 'authorize.net',
    transactionColumn: 'trans_id',
    paymentColumns: [],
    refundColumns: ['reference', 'way', 'is_office AS "isOffice"'],
  })
  return {
    ...shared,
    async begin({ paymentId, amountCents, description, at }: NewEntry): Promise<number> {
      // An update that changes nothing returns the row of an earlier call.
      const row = await first<{ cents: number }>(
        'begin',
        `INSERT INTO authorize_net.payments (payment_id, amount_cents, description, begun_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (payment_id) DO UPDATE SET payment_id = excluded.payment_id RETURNING amount_cents AS cents`,
        [paymentId, amountCents, description, at],
      )
      return row?.cents ?? amountCents
    },
    byTransaction: (transId: string) =>
      first<PaymentEntry>(
        'by-transaction',
        `SELECT ${columns.entry} FROM authorize_net.payments WHERE trans_id = $1`,
        [transId],
      ),
    noteCapture: (paymentId: string, cents: number) =>
      payment('capture', 'captured_cents = COALESCE(captured_cents, $2) WHERE payment_id = $1', [
        paymentId,
        cents,
      ]),
    refundByReference: (reference: string) =>
      first<RefundEntry>(
        'refund-by-reference',
        `SELECT ${columns.refund} FROM authorize_net.refunds WHERE reference = $1`,
        [reference],
      ),
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
          refund.transactionId,
          refund.outcome,
          refund.reason,
          refund.askedAt,
        ],
      ),
  }
}
