/** Cancels orders whose money has not come, so that stock, codes and balances are not held for ever. */
import { whyClosed } from '../rules/order-states.ts'
import { lapsedInWords, unpaidBefore, waitsSince } from '../rules/unpaid-hold.ts'
import { longUnpaidOrders } from '../store.ts'
import { cancelLocked } from './cancel-order.ts'
import { changeLockedOrder } from './change-order.ts'
import type { OrderDeps } from './deps.ts'

/** Few enough to be read at once; the rest follows in the next round. */
const ROUND = 200

/**
 * Each order is a transaction of its own under its lock, so that a run that is killed, or two at once, cancel each once,
 * and money that is noted in this moment wins.
 */
export async function cancelUnpaidOrders(deps: OrderDeps): Promise<void> {
  const before = unpaidBefore(deps.clock.now(), await deps.configuration())
  const failures: unknown[] = []
  let last: string | undefined
  for (;;) {
    const ids = await longUnpaidOrders(deps.db, { before, after: last, limit: ROUND })
    for (const id of ids) {
      try {
        await cancelIfStillUnpaid(deps, id, before)
      } catch (error) {
        // One order that fails must not block the others.
        failures.push(error)
      }
    }
    last = ids.at(-1)
    if (ids.length < ROUND) break
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} unpaid orders could not be cancelled`)
}

async function cancelIfStillUnpaid(deps: OrderDeps, orderId: string, before: Date): Promise<void> {
  await changeLockedOrder(deps, orderId, async (change, order) => {
    const isLate = order.state === 'pending-payment' && waitsSince(order) < before
    if (!isLate || order.paidAt || whyClosed('cancel', order)) return undefined
    const message = lapsedInWords(change.configuration)
    return cancelLocked(change, order, { actor: 'shop', message, isForShopper: true })
  })
}
