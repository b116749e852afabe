import type { Transaction } from '#platform/database/pool.ts'
import { AlreadyCaptured, type PaymentGateway } from '#platform/payments/gateway.ts'
import { releasePaymentJob } from '../jobs/names.ts'
import { findPayment, movePayment, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

/** Marks a payment without an order, and has an authorised amount released. */
export async function abandonPayment(
  { clock, jobs }: Pick<CheckoutDeps, 'clock' | 'jobs'>,
  tx: Transaction,
  payment: Payment,
): Promise<void> {
  const now = clock.now()
  await movePayment(tx, payment.id, payment.state, {
    state: 'unwanted',
    reason: 'no order came of it',
    changedAt: now,
  })
  await jobs.enqueue(tx, releasePaymentJob, { paymentId: payment.id })
}

/**
 * Releases what the gateway has authorised for an unwanted payment, and ends it there, so that a call which still is on
 * its way to the bank authorises nothing. Safe to repeat. Without an id at the gateway no bank was asked, and none will
 * be: the id is stored before, and only with an open payment.
 */
export async function releasePayment(
  { db, clock, payments }: Pick<CheckoutDeps, 'db' | 'clock' | 'payments'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'unwanted') return
  if (payment.gatewayPaymentId !== null) await releaseOrRefund(payments, payment, payment.gatewayPaymentId)
  await movePayment(db, paymentId, 'unwanted', { state: 'closed', changedAt: clock.now() })
}

/** What somebody captured in the gateway's console for a payment without an order is refunded. */
async function releaseOrRefund(payments: PaymentGateway, { id, amountCents }: Payment, paymentId: string) {
  try {
    await payments.release(paymentId)
  } catch (error) {
    if (!(error instanceof AlreadyCaptured)) throw error
    const refund = await payments.refund({ idempotencyKey: id, paymentId, amountCents })
    if (refund.kind === 'refused') throw new Error(`Payment ${id} has no order: ${refund.reason}`)
  }
}
