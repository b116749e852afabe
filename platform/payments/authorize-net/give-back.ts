import { toCents } from '../dollars.ts'
import { NoAnswer, type Refund, type RefundRequest } from '../gateway.ts'
import { transactionOf } from '../own-ledger/adapter.ts'
import type { PaymentEntry } from '../own-ledger/entries.ts'
import { newRefund, settle } from '../own-ledger/refund-once.ts'
import { detailsOf } from '../own-ledger/transaction-state.ts'
import type { Adapter } from './adapter.ts'
import type { Details } from './answers.ts'
import { DUPLICATE, isForNow } from './declines.ts'
import type { RefundEntry } from './ledger.ts'
import { refundReference } from './references.ts'
import { isSettled, transactionStateOf } from './transaction-state.ts'

/** A captured amount can be refunded in parts once it is settled, which is once a day. */
export class NotSettled extends Error {
  constructor(paymentId: string) {
    super(`Payment ${paymentId} is not settled yet: a part of it can be refunded after the next settlement.`)
    this.name = 'NotSettled'
  }
}

/**
 * Before settlement a whole payment goes back by a void; a part has to wait. What was asked for without an answer is looked
 * for by its own reference.
 *
 * @throws NotSettled
 */
export async function giveBack(
  adapter: Adapter,
  entry: PaymentEntry,
  request: RefundRequest,
  earlier: RefundEntry | undefined,
  signal: AbortSignal,
): Promise<Refund> {
  const { ledger, clock } = adapter
  const { paymentId, idempotencyKey } = request
  const transId = await transactionOf(adapter, entry, signal)
  if (!transId) return { kind: 'refused', reason: `Nothing was captured of payment ${paymentId}.` }
  const refund: RefundEntry = earlier ?? {
    ...newRefund(request, clock.now()),
    reference: refundReference(idempotencyKey),
    way: 'refund',
    isOffice: false,
  }
  const details = await detailsOf(adapter, transId, signal)
  const state = transactionStateOf(details)
  if (state === 'ended' && earlier?.way === 'void') return settle(ledger, refund, { kind: 'refunded' })
  if (isSettled(details))
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
  const twin =
    refund.transactionId ?? (wasAsked ? await search(reference, refund.askedAt, signal) : undefined)
  if (twin) return settle(ledger, { ...refund, transactionId: twin }, { kind: 'refunded' })
  await ledger.noteRefund(refund)
  const lastDigits = payment?.creditCard?.cardNumber.slice(-4) ?? ''
  const outcome = await transactions.refund({ reference, transId, amountCents, lastDigits }, signal)
  if (outcome.responseCode === '1') {
    return settle(ledger, { ...refund, transactionId: outcome.transId ?? null }, { kind: 'refunded' })
  }
  if (outcome.reasonCode === DUPLICATE || isForNow(outcome.reasonCode)) throw new NoAnswer(outcome.reason)
  return settle(ledger, refund, { kind: 'refused', reason: outcome.reason })
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
  if (responseCode === '1') return settle(adapter.ledger, asked, { kind: 'refunded' })
  // Settled in between, perhaps: the next try sees how it stands.
  throw new NoAnswer(reason)
}
