import type { Authorisation } from '#platform/payments/gateway.ts'
import type { Refusal } from '../../api/refusal.ts'
import { paths } from '../../routing/paths.ts'
import type { OrderRefusal } from '../rules/ready-to-order.ts'
import { ABOUT_OTHER_CARD, CART_CHANGED } from '../rules/sentences.ts'
import type { Payment } from '../store.ts'
import { type Admission, type AdmissionDeps, admitPayment, type Payer } from './admit-payment.ts'
import { admitUnpaidOrder } from './admit-unpaid-order.ts'
import {
  type Conclusion,
  concludePayment,
  notPlaced,
  orNoAnswer,
  type PlaceOrderResult,
} from './conclude-payment.ts'
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
  let current: Payment | undefined
  for (let payments = 1; payments <= MAX_PAYMENTS; payments += 1) {
    const begun = current ? { kind: 'intended' as const, payment: current } : await begin(deps, asked, payer)
    if (begun.kind !== 'intended') return begun
    const outcome = await payWith(deps, begun.payment, payer)
    if (outcome.kind === 'replaced') current = outcome.by
    else if (outcome.kind === 'not-placed' && current) return ofOtherWindow(outcome.refusal)
    else if (outcome.kind === 'not-open') current = undefined
    else return outcome
  }
  return notPlaced(CART_CHANGED)
}

/** The intention of a cart. One that becomes an order without a payment is counted first; the cart may change in between. */
async function begin(deps: AdmissionDeps, asked: PayableCart, payer: Payer) {
  const begun = await recordIntention(deps, asked, false)
  if (begun.kind !== 'unpaid') return begun
  const refused = await admitUnpaidOrder(deps, begun.email, payer)
  if (refused) return refused
  const admitted = await recordIntention(deps, asked, true)
  if (admitted.kind === 'unpaid')
    throw new Error('Expected an admitted order to be placed but it was asked again')
  return admitted
}

/** Another tab may pay the cart with another card in between; a call follows it so often, and then gives up. */
const MAX_PAYMENTS = 3

/** The card of this window may be fine: what the bank said is about another one. */
const ofOtherWindow = ({ code, message }: OrderRefusal) => ({
  kind: 'not-placed' as const,
  refusal: { code, message: `${ABOUT_OTHER_CARD} ${message}` },
})

async function payWith(
  deps: AdmissionDeps,
  payment: Payment,
  payer: Payer,
): Promise<Conclusion | Exclude<Admission, { kind: 'admitted' }>> {
  const admission = await orNoAnswer(admitPayment(deps, payment, payer))
  if (admission.kind === 'no-answer') return concludePayment(deps, { payment, payer, answer: admission })
  if (admission.kind !== 'admitted') return admission

  const answer = await orNoAnswer(askBank(deps, payment, admission.gatewayPaymentId))
  const { card } = admission
  const conclusion = await concludePayment(deps, { payment, payer, answer, card })
  if (conclusion.kind !== 'not-placed' || answer.kind === 'no-answer') return conclusion
  return { ...conclusion, refusal: { ...conclusion.refusal, isCardUsed: true } }
}

/** A repeated call gets the first answer again; how a confirmation went since, the gateway is asked. */
async function askBank(
  { payments, publicUrl }: AdmissionDeps,
  { id, token, gatewayPaymentId }: Payment,
  paymentId: string,
): Promise<Authorisation> {
  const answer = await payments.authorise({
    idempotencyKey: id,
    paymentId,
    token,
    returnUrls: {
      approved: publicUrl + paths.paymentApproved(),
      cancelled: publicUrl + paths.paymentCancelled(),
    },
  })
  const mayBeOver = answer.kind === 'authentication-required' && gatewayPaymentId !== null
  return (mayBeOver && (await payments.find(paymentId))) || answer
}
