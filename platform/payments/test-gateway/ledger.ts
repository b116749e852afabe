/**
 * The test gateway's own ledger. It simulates a service outside the shop: its own schema, its own connections, each
 * statement by itself and never in a transaction of the shop. So a shop that is killed leaves it as it would leave a
 * real gateway.
 */
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { prepareOwnSchema } from '../../database/own-schema.ts'
import type { DatabaseAddresses } from '../../database/roles.ts'
import { newId } from '../../ids.ts'
import type { Behaviour } from './cards.ts'

/** The states of a payment, as the rows of the ledger spell them. */
export const entryStates = {
  authorised: 'held',
  declined: 'declined',
  waiting: 'waiting',
  captured: 'taken',
  released: 'released',
} as const

export type EntryState = (typeof entryStates)[keyof typeof entryStates]

export interface Entry {
  paymentId: string
  state: EntryState
  amountCents: number
  reference: string
  behaviour: Behaviour
  approvedUrl: string
  cancelledUrl: string
}

export interface Ledger {
  addToken(behaviour: Behaviour, lastDigits: string): Promise<string>
  behaviourOf(token: string): Promise<Behaviour | undefined>
  /** The test gateway knows few cards: what they do and their last digits tell them apart. */
  fingerprintOf(token: string): Promise<string | undefined>
  /** Opens a payment once for each key, and gives back the one that is there: the new one or an earlier one. */
  begin(
    key: string,
    payment: Pick<Entry, 'amountCents' | 'reference'>,
  ): Promise<Pick<Entry, 'paymentId' | 'amountCents'>>
  /**
   * Writes what the bank said of a payment, once, and gives back the entry that is there: the new one or an earlier one.
   * The entry of a payment that was ended is `released`.
   *
   * @throws Error when the payment was not begun
   */
  enter(
    paymentId: string,
    entry: Omit<Entry, 'paymentId' | 'amountCents' | 'reference'>,
  ): Promise<{ entry: Entry; isNew: boolean }>
  /** Ends a payment that has no entry; false when it has one, or was not begun. */
  end(paymentId: string): Promise<boolean>
  byPayment(paymentId: string): Promise<Entry | undefined>
  /** Moves an entry on; false when it was in none of the states it may come from. */
  move(paymentId: string, from: readonly EntryState[], to: EntryState): Promise<boolean>
  /**
   * Refunds a part of what was captured, once for each key; nothing when all refunds of the payment together would be
   * more than was captured.
   */
  refund(key: string, paymentId: string, amountCents: number): Promise<LedgerRefund>
  refundsOf(paymentId: string): Promise<{ key: string; amountCents: number }[]>
  close(): Promise<void>
}

export type LedgerRefund = { kind: 'refunded'; isNew: boolean } | { kind: 'too-much'; reason: string }

interface TokenCard {
  behaviour: Behaviour
  lastDigits: string
}

const MAX_KNOWN_CARDS = 1_000

/** How tokens look: a prefix that no card has, then an id of `newId`. */
export const TOKEN = /^card_[0-9A-Za-z]{32}$/

const COLUMNS = `payment_id AS "paymentId", state, amount_cents AS "amountCents", reference, behaviour,
  approved_url AS "approvedUrl", cancelled_url AS "cancelledUrl"`

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS test_gateway;
  CREATE TABLE IF NOT EXISTS test_gateway.tokens (
    token text PRIMARY KEY, behaviour text NOT NULL, last_digits text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS test_gateway.begun (
    payment_id text PRIMARY KEY, key text NOT NULL UNIQUE, amount_cents integer NOT NULL, reference text NOT NULL,
    is_ended boolean NOT NULL DEFAULT false, made_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS test_gateway.payments (
    payment_id text PRIMARY KEY, key text NOT NULL UNIQUE, state text NOT NULL, amount_cents integer NOT NULL,
    reference text NOT NULL, behaviour text NOT NULL, approved_url text NOT NULL, cancelled_url text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS test_gateway.refunds (
    key text PRIMARY KEY, payment_id text NOT NULL REFERENCES test_gateway.payments,
    amount_cents integer NOT NULL CHECK (amount_cents > 0), made_at timestamptz NOT NULL DEFAULT now());`

/** Two processes that start together would otherwise both create the schema. */
const SCHEMA_LOCK = 7_202_603

/** Creates the ledger in a schema of its own and grants it to the serving role; quick when it is there. */
export const prepareLedger = (addresses: DatabaseAddresses): Promise<void> =>
  prepareOwnSchema(addresses, {
    name: 'test_gateway',
    tables: TABLES,
    lock: SCHEMA_LOCK,
    applicationName: 'test gateway',
  })

/**
 * @param url the database that the ledger is kept in, as `prepareLedger` made it
 */
export function openLedger(url: string): Ledger {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'test gateway' })
  // An idle connection that the server ends is replaced by the pool; without a listener the process would stop.
  pool.on('error', () => {})

  const byPayment = async (paymentId: string): Promise<Entry | undefined> => {
    const { rows } = await pool.query<Entry>({
      name: 'test-gateway-by-payment',
      text: `SELECT ${COLUMNS} FROM test_gateway.payments WHERE payment_id = $1`,
      values: [paymentId],
    })
    return rows[0]
  }

  /** What a token stands for never changes. */
  const cards = new LRUCache<string, TokenCard>({ max: MAX_KNOWN_CARDS })
  const cardOf = async (token: string): Promise<TokenCard | undefined> => {
    const known = cards.get(token)
    if (known) return known
    const { rows } = await pool.query<TokenCard>({
      name: 'test-gateway-card',
      text: 'SELECT behaviour, last_digits AS "lastDigits" FROM test_gateway.tokens WHERE token = $1',
      values: [token],
    })
    if (rows[0]) cards.set(token, rows[0])
    return rows[0]
  }

  return {
    async addToken(behaviour, lastDigits) {
      const token = `card_${newId()}`
      await pool.query({
        name: 'test-gateway-add-token',
        text: 'INSERT INTO test_gateway.tokens (token, behaviour, last_digits) VALUES ($1, $2, $3)',
        values: [token, behaviour, lastDigits],
      })
      cards.set(token, { behaviour, lastDigits })
      return token
    },
    behaviourOf: async (token) => (await cardOf(token))?.behaviour,
    async fingerprintOf(token) {
      const card = await cardOf(token)
      return card && `${card.behaviour}/${card.lastDigits}`
    },
    async begin(key, { amountCents, reference }) {
      // An update that changes nothing returns the row of an earlier call.
      const { rows } = await pool.query<{ paymentId: string; amountCents: number }>({
        name: 'test-gateway-begin',
        text: `INSERT INTO test_gateway.begun (payment_id, key, amount_cents, reference) VALUES ($1, $2, $3, $4)
          ON CONFLICT (key) DO UPDATE SET key = excluded.key
          RETURNING payment_id AS "paymentId", amount_cents AS "amountCents"`,
        values: [newId(), key, amountCents, reference],
      })
      if (!rows[0]) throw new Error(`The test gateway cannot open a payment for ${key}.`)
      return rows[0]
    },
    async enter(paymentId, { state, behaviour, approvedUrl, cancelledUrl }) {
      // The row lock lets the end of a payment and its entry wait for each other.
      const { rows } = await pool.query<Entry>({
        name: 'test-gateway-enter',
        text: `WITH begun AS (SELECT * FROM test_gateway.begun WHERE payment_id = $1 FOR UPDATE)
          INSERT INTO test_gateway.payments
            (payment_id, key, state, amount_cents, reference, behaviour, approved_url, cancelled_url)
          SELECT payment_id, key, CASE WHEN is_ended THEN 'released' ELSE $2 END, amount_cents, reference, $3, $4, $5
          FROM begun ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
        values: [paymentId, state, behaviour, approvedUrl, cancelledUrl],
      })
      if (rows[0]) return { entry: rows[0], isNew: true }
      const earlier = await byPayment(paymentId)
      if (!earlier) throw new Error(`The test gateway knows no payment ${paymentId}.`)
      return { entry: earlier, isNew: false }
    },
    async end(paymentId) {
      const { rowCount } = await pool.query({
        name: 'test-gateway-end',
        text: `UPDATE test_gateway.begun SET is_ended = true WHERE payment_id = $1
          AND NOT EXISTS (SELECT 1 FROM test_gateway.payments WHERE payment_id = $1)`,
        values: [paymentId],
      })
      return rowCount === 1
    },
    byPayment,
    async move(paymentId, from, to) {
      const { rowCount } = await pool.query({
        name: 'test-gateway-move',
        text: 'UPDATE test_gateway.payments SET state = $3 WHERE payment_id = $1 AND state = ANY ($2)',
        values: [paymentId, from, to],
      })
      return rowCount === 1
    },
    refund: (key, paymentId, amountCents) => refund(pool, key, paymentId, amountCents),
    async refundsOf(paymentId) {
      const { rows } = await pool.query<{ key: string; amountCents: number }>({
        name: 'test-gateway-refunds-of',
        text: `SELECT key, amount_cents AS "amountCents" FROM test_gateway.refunds WHERE payment_id = $1`,
        values: [paymentId],
      })
      return rows
    },
    close: () => pool.end(),
  }
}

async function refund(
  pool: pg.Pool,
  key: string,
  paymentId: string,
  amountCents: number,
): Promise<LedgerRefund> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // The lock lets refunds of one payment wait for each other, so that their sum is known.
    const { rows: payments } = await client.query<{ amount: number }>(
      'SELECT amount_cents AS amount FROM test_gateway.payments WHERE payment_id = $1 FOR UPDATE',
      [paymentId],
    )
    const { rowCount } = await client.query(
      `INSERT INTO test_gateway.refunds (key, payment_id, amount_cents) VALUES ($1, $2, $3)
        ON CONFLICT (key) DO NOTHING`,
      [key, paymentId, amountCents],
    )
    const { rows: sums } = await client.query<{ total: number }>(
      'SELECT sum(amount_cents)::int AS total FROM test_gateway.refunds WHERE payment_id = $1',
      [paymentId],
    )
    const [capturedCents, refundedCents] = [payments[0]?.amount ?? 0, sums[0]?.total ?? 0]
    if (refundedCents > capturedCents) {
      await client.query('ROLLBACK')
      return {
        kind: 'too-much',
        reason: `Payment ${paymentId} took ${capturedCents} cents; ${refundedCents} cannot be given back.`,
      }
    }
    await client.query('COMMIT')
    return { kind: 'refunded', isNew: rowCount === 1 }
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
