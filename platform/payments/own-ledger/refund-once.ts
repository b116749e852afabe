import type { Refund, RefundRequest } from '../gateway.ts'
import type { RefundEntry, RefundsLedger } from './entries.ts'

/**
 * Refunds once for each key.
 *
 * @param give  writes the refund down, asks the gateway for it, and settles it; gets what was written down before
 */
export async function refundOnce<Entry extends RefundEntry>(
  ledger: RefundsLedger<Entry>,
  { idempotencyKey }: RefundRequest,
  give: (earlier: Entry | undefined) => Promise<Refund>,
): Promise<Refund> {
  const earlier = await ledger.refund(idempotencyKey)
  if (!earlier?.outcome) return give(earlier)
  const { outcome, reason } = earlier
  return outcome === 'refused' ? { kind: 'refused', reason: reason ?? 'Refused.' } : { kind: 'refunded' }
}

/** A refund that nobody was asked for yet. */
export const newRefund = ({ idempotencyKey, paymentId, amountCents }: RefundRequest, askedAt: Date) => ({
  key: idempotencyKey,
  paymentId,
  amountCents,
  transactionId: null,
  outcome: null,
  reason: null,
  askedAt,
})

/** Writes down what came of a refund, for ever. */
export async function settle<Entry extends RefundEntry>(
  ledger: RefundsLedger<Entry>,
  refund: Entry,
  outcome: Refund,
): Promise<Refund> {
  const reason = outcome.kind === 'refused' ? outcome.reason : null
  await ledger.noteRefund({ ...refund, outcome: outcome.kind, reason })
  return outcome
}
