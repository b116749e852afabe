/** What the shop keeps of its payments at Payflow: tables of the schema `payflow`. */
import type { PaymentEntry, RefundEntry as SharedRefundEntry } from '../own-ledger/entries.ts'

export interface Entry extends PaymentEntry {
  /** Counts up once an attempt was answered and another one is due. */
  captureAttempt: number
  captureAskedAt: Date | null
  /** Payflow's number of the capture, which refunds go by; null also for one of Payflow's console. */
  capturePnref: string | null
}

export interface RefundEntry extends SharedRefundEntry {
  attempt: number
}

/** A card that a browser takes, or took, straight to Payflow. */
export interface CardToken {
  tokenId: string
  /** Payflow's own, which the card's data are sent with. */
  secureToken: string
  madeAt: Date
  /** Payflow's number of the check, and its result, once Payflow was asked. */
  pnref: string | null
  result: number | null
  /** The one payment that may charge the card. */
  paymentId: string | null
}

export const TABLES = `
  CREATE SCHEMA IF NOT EXISTS payflow;
  CREATE TABLE IF NOT EXISTS payflow.payments (
    payment_id text PRIMARY KEY, key text NOT NULL UNIQUE, amount_cents integer NOT NULL CHECK (amount_cents > 0),
    description text NOT NULL, begun_at timestamptz NOT NULL, is_ended boolean NOT NULL DEFAULT false,
    asked_at timestamptz, pnref text UNIQUE, answer text, message text,
    capture_attempt integer NOT NULL DEFAULT 0, capture_asked_at timestamptz, capture_pnref text UNIQUE,
    captured_cents integer, looked_at timestamptz, seen text, leased_by text, leased_until timestamptz);
  CREATE INDEX IF NOT EXISTS payments_looked_at ON payflow.payments (looked_at) WHERE capture_pnref IS NOT NULL;
  CREATE TABLE IF NOT EXISTS payflow.refunds (
    key text PRIMARY KEY, payment_id text NOT NULL REFERENCES payflow.payments,
    amount_cents integer NOT NULL CHECK (amount_cents > 0), attempt integer NOT NULL DEFAULT 0, pnref text UNIQUE,
    outcome text, reason text, asked_at timestamptz NOT NULL);
  CREATE INDEX IF NOT EXISTS refunds_payment ON payflow.refunds (payment_id);
  CREATE TABLE IF NOT EXISTS payflow.card_tokens (
    token_id text PRIMARY KEY, secure_token text NOT NULL, made_at timestamptz NOT NULL, pnref text, result integer,
    payment_id text REFERENCES payflow.payments);
  CREATE INDEX IF NOT EXISTS card_tokens_made_at ON payflow.card_tokens (made_at);`

/** What Payflow's payments and refunds have more than those of other gateways. */
export const PAYMENT_COLUMNS = [
  'capture_attempt AS "captureAttempt"',
  'capture_asked_at AS "captureAskedAt"',
  'capture_pnref AS "capturePnref"',
]
export const REFUND_COLUMNS = ['attempt']
export const CARD_TOKEN = `token_id AS "tokenId", secure_token AS "secureToken", made_at AS "madeAt", pnref, result,
  payment_id AS "paymentId"`
