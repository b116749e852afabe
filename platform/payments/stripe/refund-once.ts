import Stripe from 'stripe'
import type { Refund, RefundRequest } from '../gateway.ts'

/** The most refunds of one payment that are read. */
export const MAX_REFUNDS = 1000

/**
 * Refunds once for each key. A key expires at Stripe after a day, and the shop may ask for longer, so the key also stands in
 * the refund, and the refunds of the payment are looked through first.
 */
export async function refundOnce(
  stripe: Stripe,
  { idempotencyKey, paymentId, amountCents }: RefundRequest,
): Promise<Refund> {
  const earlier = (await refundsOf(stripe, paymentId)).find(
    ({ metadata }) => metadata?.key === idempotencyKey,
  )
  if (earlier) return outcomeOf(earlier)
  try {
    const made = await stripe.refunds.create(
      { payment_intent: paymentId, amount: amountCents, metadata: { key: idempotencyKey } },
      { idempotencyKey: `refund-${idempotencyKey}` },
    )
    return outcomeOf(made)
  } catch (error) {
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError && !isForNow(error.code)
    if (isRefused) return { kind: 'refused', reason: error.message }
    throw error
  }
}

export function refundsOf(stripe: Stripe, paymentId: string): Promise<Stripe.Refund[]> {
  return stripe.refunds
    .list({ payment_intent: paymentId, limit: 100 })
    .autoPagingToArray({ limit: MAX_REFUNDS })
}

/** Whether the money has gone back, or is on its way. */
export const isRefunded = ({ status }: Stripe.Refund) => status !== 'failed' && status !== 'canceled'

function outcomeOf(refund: Stripe.Refund): Refund {
  if (isRefunded(refund)) return { kind: 'refunded' }
  const why = refund.failure_reason ? `: ${refund.failure_reason}` : ''
  return { kind: 'refused', reason: `The refund came back${why}.` }
}

/** The account's balance is too low; it fills with the next payments. */
const isForNow = (code: string | undefined) =>
  code === 'balance_insufficient' || code === 'insufficient_funds'
