import type { Queryable } from '#platform/database/pool.ts'
import { AlreadyTaken, type PaymentGateway } from '#platform/payments/gateway.ts'
import { orderById } from '../store.ts'

/**
 * Voids the authorisation of an order that was cancelled before its money was captured. When the capture was quicker, the
 * amount is refunded, with the order's id as its key. Safe to repeat.
 */
export async function voidAuthorisation(
  { db, payments }: { db: Queryable; payments: PaymentGateway },
  orderId: string,
): Promise<void> {
  const order = await orderById(db, orderId)
  if (order?.state !== 'cancelled' || order.paidAt || !order.paymentId) return
  const found = await payments.find(order.paymentId)
  if (!found || found.kind === 'declined') return
  try {
    await payments.release(found.paymentId)
  } catch (error) {
    if (!(error instanceof AlreadyTaken)) throw error
    await payments.refund({
      idempotencyKey: order.id,
      paymentId: found.paymentId,
      amountCents: order.grandTotalCents,
    })
  }
}
