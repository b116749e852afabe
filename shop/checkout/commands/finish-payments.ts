import { transaction } from '#platform/database/pool.ts'
import { lockPayment, movePayment, type Payment, unfinishedPayments } from '../store.ts'
import type { CheckoutDeps } from './deps.ts'
import { placeAuthorisedOrder } from './place-authorised-order.ts'
import { abandonPayment, releasePayment } from './release-payment.ts'

/** A running call may not have reached the gateway yet; both its attempts are over after this time. */
const CALL_MS = 30_000
/** Time for a shopper to confirm with the bank; then the payment is abandoned and the cart can be paid again. */
const CONFIRMATION_MS = 30 * 60_000

/**
 * Finishes what a crash or a gateway's timeout left open: an authorised payment becomes its order, one that the gateway does
 * not know is closed, an unwanted one is released.
 *
 * @param olderThanSeconds  younger payments may belong to running calls; 0 at start, after a crash
 */
export async function finishPayments(deps: CheckoutDeps, olderThanSeconds: number): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - olderThanSeconds * 1000)
  const failures: unknown[] = []
  for await (const payment of unfinishedPayments(deps.db, before)) {
    try {
      await finishPayment(deps, payment)
    } catch (error) {
      // One payment that cannot be finished now must not block the others.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be finished`)
}

export async function finishPayment(deps: CheckoutDeps, payment: Payment): Promise<void> {
  if (payment.state === 'unwanted') return releasePayment(deps, payment.id)
  // Without an id at the gateway no bank was asked.
  const found =
    payment.gatewayPaymentId === null ? undefined : await deps.payments.find(payment.gatewayPaymentId)
  const now = deps.clock.now()
  // Since it was admitted, which is right before the bank is asked.
  const ageMs = now.getTime() - payment.changedAt.getTime()
  if (!found) {
    if (ageMs > CALL_MS) await giveUp(deps, payment.id)
    return
  }
  switch (found.kind) {
    case 'approved':
    case 'released':
      await placeAuthorisedOrder(deps, payment, found.kind)
      return
    case 'declined':
      await movePayment(deps.db, payment.id, 'open', {
        state: 'closed',
        reason: found.message,
        changedAt: now,
      })
      return
    case 'authentication-required':
      if (ageMs > CONFIRMATION_MS) await giveUp(deps, payment.id)
      return
  }
}

async function giveUp(deps: CheckoutDeps, paymentId: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment?.state === 'open') await abandonPayment(deps, tx, payment)
  })
}
