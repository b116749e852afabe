import { transaction } from '#platform/database/pool.ts'
import { lockPayment, movePayment, type Payment, unfinishedPayments } from '../store.ts'
import { completeOrder } from './complete-order.ts'
import type { CheckoutDeps } from './deps.ts'
import { abandonPayment, releasePayment } from './release-payment.ts'

/** A call that is still running may not have reached the gateway yet; both its attempts are over by then. */
const CALL_MS = 30_000
/** Time for a shopper to confirm with the bank; later the payment is given up and the cart can be paid anew. */
const CONFIRMATION_MS = 30 * 60_000

/**
 * Finishes what a crash or a silent gateway left open: a payment that the gateway holds becomes its order, one that
 * the gateway never heard of is closed, one that nobody wants is given back.
 *
 * @param olderThanSeconds  younger payments are left to the calls that are still running; 0 at start, after a crash
 */
export async function finishPayments(deps: CheckoutDeps, olderThanSeconds: number): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - olderThanSeconds * 1000)
  const failures: unknown[] = []
  for (const payment of await unfinishedPayments(deps.db, before)) {
    try {
      await finishPayment(deps, payment)
    } catch (error) {
      // One payment that cannot be finished now must not keep the others waiting.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be finished`)
}

async function finishPayment(deps: CheckoutDeps, payment: Payment): Promise<void> {
  if (payment.state === 'unwanted') return releasePayment(deps, payment.id)
  const found = await deps.payments.find(payment.id)
  const now = deps.clock.now()
  const ageMs = now.getTime() - payment.createdAt.getTime()
  if (!found) {
    if (ageMs > CALL_MS) await giveUp(deps, payment.id)
    return
  }
  switch (found.kind) {
    case 'approved':
      await completeOrder(deps, payment, found.paymentId)
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
