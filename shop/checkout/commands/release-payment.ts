import type { Transaction } from '#platform/database/pool.ts'
import { releasePayment as releasePaymentJob } from '../jobs/names.ts'
import { findPayment, movePayment, type Payment } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'

/** A gateway call that was under way when the payment became unwanted is over by then. */
const LATE_ANSWER_MS = 15 * 60_000

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
 * Releases what the gateway has authorised for an unwanted payment. Safe to repeat.
 *
 * While the gateway does not know the payment, it stays unwanted for a while: a call sent just before may still reach the
 * gateway, and the sweep looks again.
 */
export async function releasePayment(
  { db, clock, payments }: Pick<CheckoutDeps, 'db' | 'clock' | 'payments'>,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.state !== 'unwanted') return
  const found = await payments.find(paymentId)
  const now = clock.now()
  const mayComeLate = now.getTime() - payment.changedAt.getTime() < LATE_ANSWER_MS
  if (!found && mayComeLate) return
  if (found && found.kind !== 'declined') await payments.release(found.paymentId)
  await movePayment(db, paymentId, 'unwanted', { state: 'closed', changedAt: now })
}
