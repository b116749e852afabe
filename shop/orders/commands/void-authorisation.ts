import { transaction } from '#platform/database/pool.ts'
import { AlreadyCaptured } from '#platform/payments/gateway.ts'
import { orderById } from '../store.ts'
import { noteForStaff } from './note-for-staff.ts'
import type { RefundDeps } from './settle-refund.ts'

/**
 * Voids the authorisation of an order that was cancelled before its money was captured. When the capture was quicker, the
 * amount is refunded, with the order's id as its key. Safe to repeat.
 */
export async function voidAuthorisation(deps: Omit<RefundDeps, 'jobs'>, orderId: string): Promise<void> {
  const { db, payments } = deps
  const order = await orderById(db, orderId)
  if (order?.state !== 'cancelled' || order.paidAt || !order.paymentId) return
  const paymentId = await deps.gatewayPaymentOf(order.paymentId)
  if (paymentId === undefined) return
  try {
    await payments.release(paymentId)
  } catch (error) {
    if (!(error instanceof AlreadyCaptured)) throw error
    const amountCents = order.grandTotalCents
    const refund = await payments.refund({ idempotencyKey: order.id, paymentId, amountCents })
    if (refund.kind === 'refunded') return
    const message = `The card gateway did not refund this cancelled order: ${refund.reason} Refund it by bank transfer.`
    await transaction(db, (tx) => noteForStaff({ ...deps, tx }, order.id, message))
  }
}
