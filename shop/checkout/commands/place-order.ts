import { type Authorisation, GatewayTimeout } from '#platform/payments/gateway.ts'
import type { OrderWithLines } from '../../orders/store.ts'
import { paths } from '../../paths.ts'
import type { Refusal } from '../../refusal.ts'
import type { OrderProblem } from '../rules/ready-to-order.ts'
import { NO_ANSWER } from '../rules/sentences.ts'
import { movePayment, type Payment } from '../store.ts'
import { type AdmissionDeps, admitPayment, forgetTries, type Payer } from './admit-payment.ts'
import { completeOrder } from './complete-order.ts'
import type { CheckoutDeps } from './deps.ts'
import { type PayableCart, recordIntention } from './record-intention.ts'

export type PlaceOrderResult =
  | { kind: 'placed'; order: OrderWithLines }
  /** The bank wants the shopper to confirm; nothing is placed yet. */
  | { kind: 'confirm-with-bank'; redirectUrl: string }
  | { kind: 'not-placed'; problem: OrderProblem }

/**
 * Places the order of a cart, once: however often and from wherever it is called, a cart becomes one order and is
 * charged once. Why it cannot go wrong: docs/decisions/0003-place-order-once.md
 */
export async function placeOrder(
  deps: AdmissionDeps,
  asked: PayableCart,
  payer: Payer,
): Promise<PlaceOrderResult | Refusal> {
  const intention = await recordIntention(deps, asked)
  if (intention.kind !== 'intended') return intention
  const { payment, contents } = intention
  const admission = await admitPayment(deps, payment, payer)
  if (admission.kind !== 'admitted') return admission

  const answer = await askBank(deps, payment, contents)
  switch (answer.kind) {
    case 'approved': {
      const completed = await completeOrder(deps, payment, answer.paymentId)
      if (completed.kind === 'placed' && completed.isNew) await forgetTries(deps, payment, payer)
      return completed
    }
    case 'authentication-required':
      return { kind: 'confirm-with-bank', redirectUrl: new URL(answer.redirectUrl, deps.publicUrl).href }
    case 'declined':
      await closePayment(deps, payment, answer.message)
      return notPlaced(answer.message)
    case 'no-answer':
      // The payment stays open: the next call asks with the same key, or the sweep finds out what became of it.
      return notPlaced(NO_ANSWER)
  }
}

/** Asks outside any transaction, because a bank takes seconds. The gateway asks a silent bank again with the same key. */
async function askBank(
  { payments, publicUrl }: CheckoutDeps,
  payment: Payment,
  contents: string,
): Promise<Authorisation | { kind: 'no-answer' }> {
  try {
    return await payments.authorise({
      idempotencyKey: payment.id,
      amountCents: payment.amountCents,
      currency: 'AUD',
      token: payment.token,
      reference: payment.id,
      returnUrls: {
        approved: publicUrl + paths.paymentApproved({ total: String(payment.amountCents), contents }),
        cancelled: publicUrl + paths.paymentCancelled(),
      },
    })
  } catch (error) {
    if (error instanceof GatewayTimeout) return { kind: 'no-answer' }
    throw error
  }
}

async function closePayment({ db, clock }: CheckoutDeps, { id }: Payment, reason: string): Promise<void> {
  await movePayment(db, id, 'open', { state: 'closed', reason, changedAt: clock.now() })
}

function notPlaced(message: string): PlaceOrderResult {
  return { kind: 'not-placed', problem: { code: 'UNABLE_TO_PLACE_ORDER', message } }
}
