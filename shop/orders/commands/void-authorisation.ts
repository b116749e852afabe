import { transaction } from '#platform/database/pool.ts'
import { AlreadyCaptured } from '#platform/payments/gateway.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { paidAfterAll } from '../rules/news-mails.ts'
import { type Order, orderById } from '../store.ts'
import { noteForShopper, noteForStaff } from './note-for-staff.ts'
import type { RefundDeps } from './settle-refund.ts'

/**
 * Voids the authorisation of an order that was cancelled before its money was captured. When the capture was quicker, the
 * amount is refunded, with the order's id as its key, and the shopper is told. Safe to repeat.
 */
export async function voidAuthorisation(deps: RefundDeps, orderId: string): Promise<void> {
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
    await tellOfRefund(deps, order, refund.kind === 'refused' ? refund.reason : undefined)
  }
}

/** @param refused  why the gateway gives nothing back: staff do, by bank transfer */
async function tellOfRefund(
  { db, clock, jobs }: RefundDeps,
  { id: orderId, grandTotalCents }: Order,
  refused: string | undefined,
): Promise<void> {
  const way = refused === undefined ? 'gateway' : 'bank'
  await transaction(db, async (tx) => {
    if (refused !== undefined) {
      const message = `The card gateway did not refund this cancelled order: ${refused} Refund it by bank transfer.`
      await noteForStaff({ tx, clock }, orderId, message)
    }
    const message = paidAfterAll('the order', grandTotalCents, way, 'us')
    if (!(await noteForShopper({ tx, clock }, orderId, message))) return
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'paid-after-all', orderId, way })
  })
}
