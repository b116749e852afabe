import { recordMovements } from '../../orders/commands/record-movements.ts'
import { findOrderOfPayment } from '../../orders/store.ts'
import { findPaymentAtGateway } from '../store.ts'
import { capturePayment } from './capture-payment.ts'
import type { CheckoutDeps } from './deps.ts'
import { finishPayment } from './finish-payments.ts'

/**
 * The gateway has news of a payment. What the news says is not believed: the gateway's books are asked, and the payment
 * and its order are brought up to them. So news may come twice, late, or in any order; news of a payment that is not
 * ours changes nothing.
 */
export async function followPayment(deps: CheckoutDeps, gatewayPaymentId: string): Promise<void> {
  const { db, payments } = deps
  const payment = await findPaymentAtGateway(db, gatewayPaymentId)
  if (!payment) return
  if (payment.state === 'open' || payment.state === 'unwanted') await finishPayment(deps, payment)
  // Its own job may be waiting still; what follows needs an order that knows of its money.
  await capturePayment(deps, payment.id)
  const order = await findOrderOfPayment(db, payment.id)
  if (order) await recordMovements(deps, order.id, await payments.movements(gatewayPaymentId))
}
