/** Completes orders: when staff say so, when the last parcel has arrived, or some days after everything was sent. */
import type { Refusal } from '../../api/refusal.ts'
import { daysUntilComplete } from '../rules/completion.ts'
import { whyClosed } from '../rules/order-states.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { longSentOrders, wasSentBefore } from '../shipment-store.ts'
import type { OrderWithLines } from '../store.ts'
import { changeLockedOrder, enterState, notNow, type Remark } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'
import { afterCompletion } from './follow-up.ts'

const DAY_MS = 86_400_000
/** Few enough to be read at once; the rest follows in the next round. */
const ROUND = 200

export async function completeOrder(deps: OrderDeps, orderId: string): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order) => {
    const closed = whyClosed('complete', order)
    if (closed) return notNow(closed)
    if (!order.paidAt || order.lines.some((line) => piecesToSend(line) > 0)) {
      return notNow(`Order ${order.number} is not sent in full yet.`)
    }
    return completeLocked(change, order, { actor: 'staff' })
  })
}

/** @param order  locked, and sent in full */
export async function completeLocked(
  change: OrderChange,
  order: OrderWithLines,
  remark: Remark,
): Promise<undefined> {
  await enterState(change, order, 'complete', remark)
  await afterCompletion(change, order)
}

/**
 * Completes orders that were sent in full and of which nobody has said for the configured days whether they have arrived.
 * Each is a transaction of its own under its lock, so that a run that is killed, or two at once, complete each once.
 */
export async function completeSentOrders(deps: OrderDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - daysUntilComplete(await deps.configuration()) * DAY_MS)
  const failures: unknown[] = []
  let last: string | undefined
  for (;;) {
    const ids = await longSentOrders(deps.db, { before, after: last, limit: ROUND })
    for (const id of ids) {
      try {
        await completeIfStillSent(deps, id, before)
      } catch (error) {
        // One order that fails must not block the others.
        failures.push(error)
      }
    }
    last = ids.at(-1)
    if (ids.length < ROUND) break
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} orders could not be completed`)
}

async function completeIfStillSent(deps: OrderDeps, orderId: string, before: Date): Promise<void> {
  await changeLockedOrder(deps, orderId, async (change, order) => {
    if (order.state !== 'shipped' || !(await wasSentBefore(change.tx, orderId, before))) return undefined
    return completeLocked(change, order, { actor: 'shop' })
  })
}
