import { findPayment, movePayment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

/** Takes the amount that is held for a placed order. The gateway knows the payment by its key, so this may be repeated. */
export async function capturePayment(
  { db, clock, payments }: Pick<CheckoutDeps, 'db' | 'clock' | 'payments'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'authorised' || payment.gatewayPaymentId === null) return
  await payments.capture({ paymentId: payment.gatewayPaymentId, amountCents: payment.amountCents })
  await movePayment(db, paymentId, 'authorised', { state: 'captured', changedAt: clock.now() })
}
