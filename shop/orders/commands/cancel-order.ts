import type { Refusal } from '../../api/refusal.ts'
import { sendOrderNewsJob, voidAuthorisationJob } from '../jobs/names.ts'
import { whyInUse } from '../rules/in-use.ts'
import { orderValue } from '../rules/order-amounts.ts'
import { whyClosed } from '../rules/order-states.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { changeLine, type OrderWithLines } from '../store.ts'
import { changeLockedOrder, enterState, notNow, type Remark } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'
import {
  giveBack,
  returnGoods,
  takeBackBoughtCards,
  takeBackMembership,
  takeBackPointsOf,
  takeBackReward,
} from './follow-up.ts'
import { plannedRefund, recordRefund, refundWayOf } from './refund-order.ts'

/**
 * Cancels an order that the press has not taken. An authorised amount is voided; a captured one is refunded. Coupons,
 * gift cards, credit, points and stock come back in the same transaction.
 */
export async function cancelOrder(
  deps: OrderDeps,
  orderId: string,
  remark: Remark,
): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order) => {
    const closed = whyClosed('cancel', order) ?? whyInUse(order)
    if (closed) return notNow(closed)
    return cancelLocked(change, order, remark)
  })
}

/** @param order  locked, and in a state that allows cancelling */
export async function cancelLocked(
  change: OrderChange,
  order: OrderWithLines,
  remark: Remark,
): Promise<undefined> {
  const { tx, jobs } = change
  for (const line of order.lines) await changeLine(tx, line.id, { cancelledQuantity: line.quantity })
  await enterState(change, order, 'cancelled', remark)
  await returnGoods(
    change,
    order.lines.map((line) => ({ line, quantity: piecesToSend(line) })),
  )
  let creditMemo: string | undefined
  let isGivenBack = true
  // Nothing was to pay, or a change of its pieces has given back all of it.
  const isAllBack = order.refundedCents === orderValue(order)
  if (order.paidAt && !isAllBack) {
    const way = refundWayOf(order)
    const plan = await plannedRefund(change, order, { everything: true, way, reason: '' })
    if ('kind' in plan) throw new Error(`Expected all of order ${order.number} to go back: ${plan.sentence}`)
    creditMemo = await recordRefund(change, order, plan, {
      way,
      // The mails give it, and a guest may have named anybody's mailbox: what a shopper wrote stays in the history.
      reason: remark.actor === 'shopper' ? undefined : remark.message,
      isAccountAsked: true,
    })
    // Store credit that staff gave before may be more than the money was; then the rest is store credit, too.
    isGivenBack = plan.creditCents === 0
  } else if (!order.paidAt && order.paymentId) {
    await jobs.enqueue(tx, voidAuthorisationJob, { orderId: order.id })
  }
  await takeBackMembership(change, order)
  if (isGivenBack) {
    await giveBack(change, order)
  } else {
    await takeBackBoughtCards(change, order)
    if (creditMemo !== undefined) await takeBackPointsOf(change, order, creditMemo)
  }
  await takeBackReward(change, order)
  const because = remark.actor === 'shop' && remark.message !== undefined ? { because: remark.message } : {}
  await jobs.enqueue(tx, sendOrderNewsJob, { news: 'cancelled', orderId: order.id, ...because, creditMemo })
}
