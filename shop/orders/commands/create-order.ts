import type { Transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { sendConfirmationJob } from '../jobs/names.ts'
import { firstState } from '../rules/order-states.ts'
import { insertOrder, type NewOrder, type NewOrderLine, type OrderWithLines } from '../store.ts'
import type { OrderDeps } from './deps.ts'
import { enqueueArtwork } from './enqueue-artwork.ts'
import { settlePayment } from './mark-paid.ts'

/** What the order keeps of the cart; the columns that later steps fill are left out. */
export type OrderDetails = Omit<
  NewOrder,
  | 'id'
  | 'token'
  | 'state'
  | 'placedAt'
  | 'paidAt'
  | 'stateChangedAt'
  | 'paymentRemindedAt'
  | 'refundedCents'
  | 'moneyBackCents'
> & {
  /** Chosen by the caller when something was booked under it before; made here when left out. */
  id?: string
}

/**
 * Stores a cart as an order and enqueues its artwork and its mail, all in the caller's transaction, so that neither
 * exists without the other. Artwork of an unpaid order is drawn later.
 */
export async function createOrder(
  { tx, clock, jobs, configuration }: Omit<OrderDeps, 'db'> & { tx: Transaction },
  details: OrderDetails,
  lines: readonly NewOrderLine[],
): Promise<OrderWithLines> {
  const state = firstState(details.paymentMethod, details.grandTotalCents)
  const order = await insertOrder(
    tx,
    { ...details, id: details.id ?? crypto.randomUUID(), token: newId(), state, placedAt: clock.now() },
    lines,
  )
  if (state === 'placed') await enqueueArtwork({ tx, jobs }, order.lines)
  await jobs.enqueue(tx, sendConfirmationJob, { orderId: order.id })
  // Paid in full by gift cards, credit or points: no money is awaited.
  if (order.grandTotalCents === 0) {
    await settlePayment({ tx, clock, jobs, configuration: await configuration() }, order, { actor: 'shop' })
  }
  return order
}
