import type { Cents } from '#packages/money/money.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import { insertInvoice } from '../invoice-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { isOpenFor, whyClosed } from '../rules/order-states.ts'
import { receivedPaymentInWords, receivedPaymentProblem, sumWasChanged } from '../rules/received-payment.ts'
import { sellerOf } from '../rules/seller.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { changeOrder, everyLineOfOrders, lockOrder, type OrderWithLines } from '../store.ts'
import { changeLockedOrder, enterState, notNow, type Remark } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'
import { enqueueArtwork } from './enqueue-artwork.ts'
import { afterCompletion, afterPayment } from './follow-up.ts'

export interface ReceivedPayment {
  /** Undefined for the whole sum. */
  amountCents?: Cents | undefined
  /** What the bank or the cheque calls it; for the office. */
  reference?: string | undefined
}

/** Staff record that a bank transfer or a cheque has arrived. */
export async function markPaid(
  deps: OrderDeps,
  orderId: string,
  received: ReceivedPayment = {},
): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order) => {
    const closed = whyClosed('pay', order)
    if (closed) return notNow(closed)
    if (order.paidAt) return notNow(`Order ${order.number} is paid already.`)
    const problem = receivedPaymentProblem(order, received)
    if (problem) return notNow(problem)
    if (received.amountCents === undefined && (await wasChanged(change.tx, order.id))) {
      return notNow(sumWasChanged(order))
    }
    await settlePayment(change, order, { actor: 'staff', message: receivedPaymentInWords(order, received) })
    await change.jobs.enqueue(change.tx, sendOrderNewsJob, { news: 'paid', orderId })
    return undefined
  })
}

/** The mail of the order named another sum, which may be what has arrived. */
async function wasChanged(db: Queryable, orderId: string): Promise<boolean> {
  const lines = (await everyLineOfOrders(db, [orderId])).get(orderId) ?? []
  return lines.some(({ replacedBy }) => replacedBy !== null)
}

/** The gateway has captured the money of an order. */
export async function paymentArrived(change: OrderChange, orderId: string): Promise<void> {
  const order = await lockOrder(change.tx, orderId)
  if (!order) throw new Error(`Expected order ${orderId} to exist but found none`)
  await settlePayment(change, order, { actor: 'shop' })
  // No later mail would bring the invoice of what is not sent.
  if (order.paidAt && isNothingToSend(order)) {
    await change.jobs.enqueue(change.tx, sendOrderNewsJob, { news: 'paid', orderId })
  }
}

/**
 * What follows once an order is paid: its tax invoice, the artwork that waited for it, and what it buys. Safe to
 * repeat. An order that was cancelled meanwhile stays cancelled; its money is refunded.
 *
 * @param order  locked by the caller, or new
 */
export async function settlePayment(
  change: OrderChange,
  order: OrderWithLines,
  remark: Remark,
): Promise<undefined> {
  if (order.paidAt || !isOpenFor('pay', order.state)) return
  const { tx, clock, configuration } = change
  const now = clock.now()
  order.paidAt = now
  await changeOrder(tx, order.id, { paidAt: now })
  await insertInvoice(tx, { orderId: order.id, seller: sellerOf(configuration), issuedAt: now })
  if (order.state === 'pending-payment') {
    await enterState(change, order, 'placed', remark)
    await enqueueArtwork(change, order.lines)
  }
  await afterPayment(change, order)
  if (isNothingToSend(order)) {
    await enterState(change, order, 'complete', { actor: 'shop' })
    await afterCompletion(change, order)
  }
}

const isNothingToSend = ({ lines }: OrderWithLines) => lines.every((line) => piecesToSend(line) === 0)
