import { transaction } from '#platform/database/pool.ts'
import { lockCart } from '../../cart/store.ts'
import { capturePaymentJob } from '../jobs/names.ts'
import type { OrderRefusal, ReadyCart } from '../rules/ready-to-order.ts'
import { AUTHORISATION_OVER, CART_CHANGED } from '../rules/sentences.ts'
import { lockPayment, lockPaymentOfCart, movePayment, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { pricingBefore } from './pricing.ts'
import { readyCart } from './ready-cart.ts'
import { fingerprintOf, placedOrder } from './record-intention.ts'
import { abandonPayment } from './release-payment.ts'
import { type StoredOrder, storeOrder } from './store-order.ts'

export type AuthorisedOrderResult =
  /** `isNew` only for the call that placed it. */
  | (Extract<StoredOrder, { kind: 'placed' }> & { isNew: boolean })
  | Extract<StoredOrder, { kind: 'not-placed' }>
  /** Another tab pays for the very same with another card, and this payment was given up for that one. */
  | { kind: 'replaced'; by: Payment }

/**
 * Last step of placing an order, once the gateway has authorised the amount: order, frozen lines, capture, artwork and
 * mail are created in one transaction; if that fails, the amount is released. After a payment that was released in the
 * meantime, it finds the order or the other payment that came in its place.
 */
export async function placeAuthorisedOrder(
  deps: CheckoutDeps,
  { id: paymentId, cartId }: Pick<Payment, 'id' | 'cartId'>,
  authorisation: 'approved' | 'released',
): Promise<AuthorisedOrderResult> {
  const pricing = await pricingBefore(deps)
  return transaction(deps.db, async (tx): Promise<AuthorisedOrderResult> => {
    const stored = await lockCart(tx, cartId)
    const current = await lockPaymentOfCart(tx, cartId)
    const payment = current?.id === paymentId ? current : await lockPayment(tx, paymentId)
    if (!stored || !payment) throw new Error(`Expected payment ${paymentId} and its cart but found none`)
    if (stored.state === 'ordered') {
      const order = await placedOrder(tx, cartId)
      if (order.paymentId !== paymentId) await abandonPayment(deps, tx, payment)
      return { kind: 'placed', order, isNew: false }
    }
    const giveUp = async (refusal: OrderRefusal): Promise<AuthorisedOrderResult> => {
      await abandonPayment(deps, tx, payment)
      return { kind: 'not-placed', refusal }
    }
    const changed: OrderRefusal = { code: 'UNABLE_TO_PLACE_ORDER', message: CART_CHANGED }
    // A merged cart's lines are in another cart, which has a payment of its own.
    if (stored.state !== 'active') return giveUp(changed)
    const readiness = await readyCart(
      tx,
      { ...pricing, payments: deps.payments, identityCheck: deps.identityCheck },
      stored,
    )
    if (readiness.kind === 'refused' || !isAgreed(payment, readiness.cart)) return giveUp(changed)
    if (!current || !isAgreed(current, readiness.cart)) return giveUp(changed)
    if (current.id !== paymentId) {
      await abandonPayment(deps, tx, payment)
      return { kind: 'replaced', by: current }
    }
    if (authorisation === 'released') {
      return giveUp({ code: 'UNABLE_TO_PLACE_ORDER', message: AUTHORISATION_OVER })
    }

    const result = await storeOrder({ ...deps, values: pricing.configuration }, tx, readiness.cart, paymentId)
    if (result.kind === 'not-placed') return giveUp(result.refusal)
    const changedAt = deps.clock.now()
    await movePayment(tx, paymentId, 'open', { state: 'authorised', changedAt })
    await deps.jobs.enqueue(tx, capturePaymentJob, { paymentId })
    return { ...result, isNew: true }
  })
}

/** Whether a cart is what a payment was begun for. A different card, entered in another tab since, is no change. */
function isAgreed({ fingerprint, token }: Payment, cart: ReadyCart): boolean {
  return fingerprintOf({ ...cart, payment: { ...cart.payment, token } }) === fingerprint
}
