import { NoAnswer, type Refund, type RefundRequest } from '../gateway.ts'
import { type Adapter, transactionOf } from './adapter.ts'
import { type Details, toCents } from './answers.ts'
import { DUPLICATE, isForNow } from './declines.ts'
import type { Entry, RefundEntry } from './ledger.ts'
import { refundReference } from './references.ts'
import { detailsOf, transactionStateOf } from './transaction-state.ts'

/** A captured amount can be refunded in parts once it is settled, which is once a day. */
export class NotSettled extends Error {
  constructor(paymentId: string) {
    super(`Payment ${paymentId} is not settled yet: a part of it can be refunded after the next settlement.`)
    this.name = 'NotSettled'
  }
}

/**
 * Refunds once for each key, which is written down first. Before settlement a whole payment goes back by a void; a part
 * has to wait. What was asked for without an answer is looked for by its own reference.
 *
 * @throws NotSettled
 */
export async function refundOnce(
  adapter: Adapter,
  entry: Entry,
  { idempotencyKey, paymentId, amountCents }: RefundRequest,
  signal: AbortSignal,
): Promise<Refund> {
  const { ledger, transactions, clock } = adapter
  const earlier = await ledger.refund(idempotencyKey)
  if (earlier?.outcome) return outcomeOf(earlier)
  const transId = await transactionOf(adapter, entry, signal)
  if (!transId) return { kind: 'refused', reason: `Nothing was captured of payment ${paymentId}.` }
  const refund: RefundEntry = earlier ?? {
    key: idempotencyKey,
    paymentId,
    reference: refundReference(idempotencyKey),
    amountCents,
    way: 'refund',
    isOffice: false,
    transId: null,
    outcome: null,
    reason: null,
    askedAt: clock.now(),
  }
  const details = await detailsOf(transactions, transId, signal)
  const state = transactionStateOf(details)
  if (state === 'ended' && earlier?.way === 'void') return settle(adapter, refund, { kind: 'refunded' })
  if (state === 'settled')
    return give(adapter, { ...refund, way: 'refund' }, Boolean(earlier), details, signal)
  if (state === 'captured') return voidWhole(adapter, refund, details, signal)
  const reason =
    state === 'ended'
      ? 'The payment was voided in the card gateway already.'
      : `Nothing was captured of payment ${paymentId}.`
  return { kind: 'refused', reason }
}

/** Refunds a settled payment, in whole or in part. */
async function give(
  adapter: Adapter,
  refund: RefundEntry,
  wasAsked: boolean,
  { transId, payment }: Details,
  signal: AbortSignal,
): Promise<Refund> {
  const { ledger, transactions, search } = adapter
  const { reference, amountCents } = refund
  const twin = refund.transId ?? (wasAsked ? await search(reference, refund.askedAt, signal) : undefined)
  if (twin) return settle(adapter, { ...refund, transId: twin }, { kind: 'refunded' })
  await ledger.noteRefund(refund)
  const lastDigits = payment?.creditCard?.cardNumber.slice(-4) ?? ''
  const outcome = await transactions.refund({ reference, transId, amountCents, lastDigits }, signal)
  if (outcome.responseCode === '1') {
    return settle(adapter, { ...refund, transId: outcome.transId ?? null }, { kind: 'refunded' })
  }
  if (outcome.reasonCode === DUPLICATE || isForNow(outcome.reasonCode)) throw new NoAnswer(outcome.reason)
  return settle(adapter, refund, { kind: 'refused', reason: outcome.reason })
}

/** @throws NotSettled for a part */
async function voidWhole(
  adapter: Adapter,
  refund: RefundEntry,
  details: Details,
  signal: AbortSignal,
): Promise<Refund> {
  if (refund.amountCents > toCents(details.settleAmount)) {
    return { kind: 'refused', reason: `Only ${toCents(details.settleAmount)} cents were captured.` }
  }
  if (refund.amountCents < toCents(details.settleAmount)) throw new NotSettled(refund.paymentId)
  const asked: RefundEntry = { ...refund, way: 'void' }
  await adapter.ledger.noteRefund(asked)
  const { responseCode, reason } = await adapter.transactions.void(refund.reference, details.transId, signal)
  if (responseCode === '1') return settle(adapter, asked, { kind: 'refunded' })
  // Settled in between, perhaps: the next try sees how it stands.
  throw new NoAnswer(reason)
}

async function settle({ ledger }: Adapter, refund: RefundEntry, outcome: Refund): Promise<Refund> {
  const reason = outcome.kind === 'refused' ? outcome.reason : null
  await ledger.noteRefund({ ...refund, outcome: outcome.kind, reason })
  return outcome
}

function outcomeOf({ outcome, reason }: RefundEntry): Refund {
  return outcome === 'refused' ? { kind: 'refused', reason: reason ?? 'Refused.' } : { kind: 'refunded' }
}
