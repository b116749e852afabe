import type Stripe from 'stripe'
import type { Movements } from '../gateway.ts'
import { isRefunded, refundsOf } from './refund-once.ts'

/** Refunds and disputes of a payment, as they stand at Stripe now. */
export async function movementsOf(stripe: Stripe, paymentId: string): Promise<Movements> {
  const intent = await stripe.paymentIntents.retrieve(paymentId)
  // A voided authorisation is a refund in Stripe's ledger, of money that was never there.
  if (intent.amount_received === 0) return { refunds: [], disputes: [] }
  const refunds = await refundsOf(stripe, paymentId)
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 })
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      idempotencyKey: refund.metadata?.key,
      amountCents: refund.amount,
      isDone: isRefunded(refund),
    })),
    disputes: disputes.data.map(({ id, amount, status, reason }) => ({
      id,
      amountCents: amount,
      state: disputeState(status),
      reason: reason.replaceAll('_', ' '),
    })),
  }
}

/** @source https://docs.stripe.com/api/disputes/object */
function disputeState(status: Stripe.Dispute['status']): Movements['disputes'][number]['state'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
