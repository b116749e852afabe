/** The part of a ledger that is the same for every gateway: a schema with `payments` and `refunds`, outside the shop's transactions. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { NoAnswer } from '../gateway.ts'
import type { PaymentEntry, PaymentsLedger, RefundEntry, RefundsLedger } from './entries.ts'

export interface Layout {
  schema: string
  /** As the database lists the connections. */
  applicationName: string
  /** Of both tables: holds the gateway's number. */
  transactionColumn: string
  /** What one gateway alone has, such as `capture_attempt AS "captureAttempt"`. */
  paymentColumns: readonly string[]
  refundColumns: readonly string[]
}

/** The most refunds of one payment that are looked at. */
const MAX_REFUNDS = 200

/**
 * @param url  the database that the ledger is kept in, with the tables of the gateway
 * @returns what is the same for every gateway, and what the gateway's own statements are made with
 */
export function openOwnLedger<Entry extends PaymentEntry, Refund extends RefundEntry>(
  url: string,
  { schema, applicationName, transactionColumn, paymentColumns, refundColumns }: Layout,
) {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: applicationName })
  // An idle connection that the server ends is replaced by the pool; without a listener the process would stop.
  pool.on('error', () => {})

  const transaction = `${transactionColumn} AS "transactionId"`
  const entry = [
    'payment_id AS "paymentId", amount_cents AS "amountCents", description, begun_at AS "begunAt", is_ended AS "isEnded"',
    `asked_at AS "askedAt", ${transaction}, answer, message, captured_cents AS "capturedCents"`,
    ...paymentColumns,
  ].join(', ')
  const refund = [
    `key, payment_id AS "paymentId", amount_cents AS "amountCents", ${transaction}, outcome, reason, asked_at AS "askedAt"`,
    ...refundColumns,
  ].join(', ')

  /** A statement by its name, prepared once for each connection. */
  async function all<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return (await pool.query<Row>({ name: `${schema}-${name}`, text, values: [...values] })).rows
  }
  const first = async <Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ) => (await all<Row>(name, text, values))[0]
  const payment = (name: string, change: string, values: readonly unknown[]) =>
    first<Entry>(name, `UPDATE ${schema}.payments SET ${change} RETURNING ${entry}`, values)

  const payments: Omit<PaymentsLedger<Entry>, 'begin'> = {
    byPayment: (paymentId) =>
      first('by-payment', `SELECT ${entry} FROM ${schema}.payments WHERE payment_id = $1`, [paymentId]),
    async lease(paymentId, ms) {
      const lease = randomUUID()
      const leased = await payment(
        'lease',
        `leased_by = $2, leased_until = now() + $3 * interval '1 millisecond'
          WHERE payment_id = $1 AND (leased_until IS NULL OR leased_until < now())`,
        [paymentId, lease, ms],
      )
      return leased && lease
    },
    releaseLease: (paymentId, lease) =>
      payment(
        'release-lease',
        'leased_by = NULL, leased_until = NULL WHERE payment_id = $1 AND leased_by = $2',
        [paymentId, lease],
      ),
    async noteAsked(paymentId, at) {
      const values = [paymentId, at]
      const asked = await payment('asked', 'asked_at = $2 WHERE payment_id = $1 AND NOT is_ended', values)
      if (!asked) throw new NoAnswer('The payment was ended just now.')
    },
    noteTransaction: (paymentId, transactionId) =>
      payment(
        'transaction',
        `${transactionColumn} = COALESCE(${transactionColumn}, $2) WHERE payment_id = $1`,
        [paymentId, transactionId],
      ),
    noteAnswer: (paymentId, answer, message) =>
      payment(
        'answer',
        `message = CASE WHEN answer IS NULL THEN $3 ELSE message END, answer = COALESCE(answer, $2)
          WHERE payment_id = $1`,
        [paymentId, answer, message ?? null],
      ),
    end: (paymentId) => payment('end', 'is_ended = true WHERE payment_id = $1', [paymentId]),
  }
  const refunds: Omit<RefundsLedger<Refund>, 'noteRefund'> = {
    refund: (key) => first('refund', `SELECT ${refund} FROM ${schema}.refunds WHERE key = $1`, [key]),
    refundsOf: (paymentId) =>
      all(
        'refunds-of',
        `SELECT ${refund} FROM ${schema}.refunds WHERE payment_id = $1 ORDER BY asked_at, key LIMIT ${MAX_REFUNDS}`,
        [paymentId],
      ),
  }
  return {
    shared: { ...payments, ...refunds, close: () => pool.end() },
    columns: { entry, refund },
    all,
    first,
    /** Changes a payment. @returns its entry, when there is one */
    payment,
  }
}
