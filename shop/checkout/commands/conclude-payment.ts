import { type Authorisation, GatewayTimeout } from '#platform/payments/gateway.ts'
import type { OrderWithLines } from '../../orders/store.ts'
import type { OrderRefusal } from '../rules/ready-to-order.ts'
import { NO_ANSWER } from '../rules/sentences.ts'
import { movePayment, type Payment } from '../store.ts'
import { type AdmissionDeps, type Payer, resetTries } from './admit-payment.ts'
import { type AuthorisedOrderResult, placeAuthorisedOrder } from './place-authorised-order.ts'

export type PlaceOrderResult =
  | { kind: 'placed'; order: OrderWithLines }
  /** The bank wants the shopper to confirm; nothing is placed yet. */
  | { kind: 'confirm-with-bank'; redirectUrl: string }
  | { kind: 'not-placed'; refusal: OrderRefusal }

/** How a payment ends; the bank is asked next for the payment that replaced it. */
export type Conclusion = PlaceOrderResult | Extract<AuthorisedOrderResult, { kind: 'replaced' }>

export type BankAnswer = Authorisation | { kind: 'no-answer' }

/** Asks the bank outside any transaction, because a bank takes seconds. */
export async function orNoAnswer<Answer>(call: Promise<Answer>): Promise<Answer | { kind: 'no-answer' }> {
  try {
    return await call
  } catch (error) {
    if (error instanceof GatewayTimeout) return { kind: 'no-answer' }
    throw error
  }
}

interface Concluded {
  payment: Payment
  payer: Payer
  answer: BankAnswer
  /** What the gateway knows the card by, where this call has asked it. */
  card?: string | undefined
}

/** Decides on a payment, and on its order, after the bank's answer. */
export async function concludePayment(
  deps: AdmissionDeps,
  { payment, payer, answer, card }: Concluded,
): Promise<Conclusion> {
  switch (answer.kind) {
    case 'approved':
    case 'released': {
      const result = await placeAuthorisedOrder(deps, payment, answer.kind)
      if (result.kind === 'placed' && result.isNew) await resetTries(deps, payment, payer, card)
      return result
    }
    case 'authentication-required':
      return { kind: 'confirm-with-bank', redirectUrl: new URL(answer.redirectUrl, deps.publicUrl).href }
    case 'declined': {
      const { message } = answer
      await movePayment(deps.db, payment.id, 'open', {
        state: 'closed',
        reason: message,
        changedAt: deps.clock.now(),
      })
      return notPlaced(message)
    }
    case 'no-answer':
      // The payment stays open: the next call asks with the same key, or the sweep settles it.
      return notPlaced(NO_ANSWER)
  }
}

export function notPlaced(message: string): PlaceOrderResult {
  return { kind: 'not-placed', refusal: { code: 'UNABLE_TO_PLACE_ORDER', message } }
}
