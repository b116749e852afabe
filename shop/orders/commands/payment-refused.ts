import { sendOrderNewsJob } from '../jobs/names.ts'
import { changeOrder, lockOrder } from '../store.ts'
import { enterState } from './change-order.ts'
import type { OrderChange } from './deps.ts'

/** How the money comes after all; staff record it, and a refund later goes the same way. */
const INSTEAD = 'banktransfer'

/**
 * The bank does not pay what it had authorised. The order waits for a bank transfer, like one that was placed so, and
 * the shopper is told. Safe to repeat; an order that was paid or cancelled meanwhile stays as it is.
 */
export async function paymentRefused(change: OrderChange, orderId: string): Promise<void> {
  const { tx, jobs } = change
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'placed' || order.paidAt) return
  await changeOrder(tx, orderId, { paymentMethod: INSTEAD, paymentId: null })
  const message = 'The bank does not pay what it had approved.'
  await enterState(change, order, 'pending-payment', { actor: 'shop', message })
  await jobs.enqueue(tx, sendOrderNewsJob, { news: 'payment-refused', orderId })
}
