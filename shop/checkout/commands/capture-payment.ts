import { transaction } from '#platform/database/pool.ts'
import { paymentArrived } from '../../orders/commands/mark-paid.ts'
import { noteForStaff } from '../../orders/commands/note-for-staff.ts'
import { paymentRefused } from '../../orders/commands/payment-refused.ts'
import { findOrderOfPayment } from '../../orders/store.ts'
import { releasePaymentJob } from '../jobs/names.ts'
import { findPayment, movePayment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

type CaptureDeps = Pick<CheckoutDeps, 'db' | 'clock' | 'payments' | 'jobs' | 'configuration'>

/**
 * Captures the amount that is authorised for a placed order, and marks the order as paid. The gateway captures a payment
 * once, so this may be repeated. Nothing is captured for an order that was cancelled meanwhile. Where the bank does not
 * pay after all, the order waits for its money in another way.
 */
export async function capturePayment(deps: CaptureDeps, paymentId: string): Promise<void> {
  const { db, clock, payments } = deps
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'authorised' || payment.gatewayPaymentId === null) return
  const order = await findOrderOfPayment(db, paymentId)
  if (order?.state === 'cancelled') {
    const closed = { state: 'closed', reason: 'the order was cancelled', changedAt: clock.now() } as const
    await movePayment(db, paymentId, 'authorised', closed)
    return
  }
  const { gatewayPaymentId, amountCents } = payment
  const capture = await payments.capture({ paymentId: gatewayPaymentId, amountCents })
  const configuration = await deps.configuration()
  if (capture.kind === 'refused') {
    await transaction(db, async (tx) => {
      // A bank may hold the amount all the same.
      const refused = { state: 'unwanted', reason: capture.reason, changedAt: clock.now() } as const
      if (!(await movePayment(tx, paymentId, 'authorised', refused))) return
      await deps.jobs.enqueue(tx, releasePaymentJob, { paymentId })
      if (!order) return
      await noteForStaff({ ...deps, tx }, order.id, `The bank did not pay this order: ${capture.reason}`)
      await paymentRefused({ ...deps, tx, configuration }, order.id)
    })
    return
  }
  await transaction(db, async (tx) => {
    const taken = { state: 'captured', changedAt: clock.now() } as const
    if (!(await movePayment(tx, paymentId, 'authorised', taken)) || !order) return
    await paymentArrived({ ...deps, tx, configuration }, order.id)
  })
}
