import { transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { allowedCart, type CartRequest, isOfStore, isOwner } from '../../cart/rules/access.ts'
import { lockCart } from '../../cart/store.ts'
import { NO_ORDERS, NOT_CONFIRMED } from '../rules/sentences.ts'
import { lockPaymentOfCart, type Payment } from '../store.ts'
import type { AdmissionDeps, Payer } from './admit-payment.ts'
import { concludePayment, notPlaced, orNoAnswer, type PlaceOrderResult } from './conclude-payment.ts'
import type { CheckoutDeps } from './deps.ts'
import { placedOrder } from './record-intention.ts'

/**
 * Places the order of a cart whose payment the bank has confirmed, or returns the order that the cart has become. It
 * starts no payment, because any site may link here: without a confirmed payment nothing changes.
 */
export async function placeConfirmedOrder(
  deps: AdmissionDeps,
  request: CartRequest,
  payer: Payer,
): Promise<PlaceOrderResult | Refusal> {
  const begun = await begunPayment(deps, request)
  if (begun.kind !== 'begun') return begun
  const { payment } = begun
  if (!deps.payments.isOpen) return notPlaced(NO_ORDERS)
  const answer = payment?.gatewayPaymentId && (await orNoAnswer(deps.payments.find(payment.gatewayPaymentId)))
  if (!answer || answer.kind === 'authentication-required') return notPlaced(NOT_CONFIRMED)
  const conclusion = await concludePayment(deps, { payment, payer, answer })
  return conclusion.kind === 'replaced' ? notPlaced(NOT_CONFIRMED) : conclusion
}

/** The payment that the shopper began for a cart, if any; an ordered cart gives its order. */
async function begunPayment(
  { db }: Pick<CheckoutDeps, 'db'>,
  request: CartRequest,
): Promise<{ kind: 'begun'; payment: Payment | undefined } | PlaceOrderResult | Refusal> {
  return transaction(db, async (tx) => {
    const stored = await lockCart(tx, request.id)
    if (stored?.state === 'ordered' && isOwner(stored, request.caller) && isOfStore(stored, request)) {
      return { kind: 'placed', order: await placedOrder(tx, request.id) }
    }
    const cart = allowedCart(stored, request)
    return isRefusal(cart) ? cart : { kind: 'begun', payment: await lockPaymentOfCart(tx, request.id) }
  })
}
