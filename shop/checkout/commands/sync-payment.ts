import { recordMovements } from '../../orders/commands/record-movements.ts'
import { findOrderOfPayment } from '../../orders/store.ts'
import { findPaymentAtGateway } from '../store.ts'
import { capturePayment } from './capture-payment.ts'
import type { CheckoutDeps } from './deps.ts'
import { finishPayment } from './finish-payments.ts'

/**
 * Brings a payment and its order up to date with the gateway after an event. The content of the event is not trusted:
 * the gateway is asked. So events may come twice, late, or in any order; an event of a payment that is not
 * ours changes nothing.
 */
export async function syncPayment(deps: CheckoutDeps, gatewayPaymentId: string): Promise<void> {
  const { db, payments } = deps
  const payment = await findPaymentAtGateway(db, gatewayPaymentId)
  if (!payment) return
  if (payment.state === 'open' || payment.state === 'unwanted') await finishPayment(deps, payment)
  // Its own job may be waiting still; a refund needs an order that is captured.
  await capturePayment(deps, payment.id)
  const order = await findOrderOfPayment(db, payment.id)
  if (order) await recordMovements(deps, order.id, await payments.movements(gatewayPaymentId))
}
