import type { Refusal } from '../../api/refusal.ts'
import { paths } from '../../routing/paths.ts'
import { type AdmissionDeps, admitPayment, type Payer } from './admit-payment.ts'
import { concludePayment, orNoAnswer, type PlaceOrderResult } from './conclude-payment.ts'
import { type PayableCart, recordIntention } from './record-intention.ts'

/**
 * Places the order of a cart, once: however often it is called, a cart becomes one order and is charged once. Why this
 * holds: docs/decisions/0003-place-order-once.md
 */
export async function placeOrder(
  deps: AdmissionDeps,
  asked: PayableCart,
  payer: Payer,
): Promise<PlaceOrderResult | Refusal> {
  const intention = await recordIntention(deps, asked)
  if (intention.kind !== 'intended') return intention
  const { payment } = intention
  const admission = await admitPayment(deps, payment, payer)
  if (admission.kind !== 'admitted') return admission

  // The gateway asks a silent bank again with the same key.
  const authorised = deps.payments.authorise({
    idempotencyKey: payment.id,
    amountCents: payment.amountCents,
    currency: 'AUD',
    token: payment.token,
    reference: payment.id,
    returnUrls: {
      approved: deps.publicUrl + paths.paymentApproved(),
      cancelled: deps.publicUrl + paths.paymentCancelled(),
    },
  })
  return concludePayment(deps, { payment, payer, answer: await orNoAnswer(authorised) })
}
