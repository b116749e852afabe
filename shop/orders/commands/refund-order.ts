import { randomUUID } from 'node:crypto'
import type { Queryable } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import { creditMemosOfOrders, insertCreditMemo } from '../credit-memo-store.ts'
import { sendOrderNewsJob, settleRefundJob } from '../jobs/names.ts'
import { orderValue } from '../rules/order-amounts.ts'
import { isOpenFor, whyClosed } from '../rules/order-states.ts'
import { paymentMethodOf } from '../rules/payment-methods.ts'
import {
  type NoRefund,
  planRefund,
  type RefundPlan,
  type RefundRequest,
  type RefundWay,
  wholeRefund,
} from '../rules/refund.ts'
import { piecesToMake, piecesToSend, stateByParcels } from '../rules/shipping-lines.ts'
import { changeLine, changeOrder, forgetTicket, type OrderLine, type OrderWithLines } from '../store.ts'
import { askForAccountOf } from './ask-for-account.ts'
import { changeLockedOrder, enterState, notNow, type Remark } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'
import { enqueueArtwork } from './enqueue-artwork.ts'
import {
  giveBack,
  giveStoreCredit,
  returnGoods,
  reviewReward,
  takeBackBoughtCards,
  takeBackMembership,
  takeBackPointsOf,
  takeBackReward,
} from './follow-up.ts'

export type RefundInput = { reason: string } & (
  | { everything: true; way: RefundWay }
  | ({ everything?: false } & RefundRequest)
)

/**
 * Refunds a part of a paid order, or all of it. The credit memo and its effects are one transaction; a job then asks the
 * gateway with the memo's id as its key, so that a crash at any point refunds exactly once.
 *
 * @returns number of the credit memo
 */
export async function refundOrder(
  deps: OrderDeps,
  orderId: string,
  input: RefundInput,
): Promise<string | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order): Promise<string | Refusal> => {
    const closed = whyClosed('refund', order)
    if (closed) return notNow(closed)
    if (!order.paidAt) return notNow(`Order ${order.number} is not paid yet; cancel it instead.`)
    if (input.way === 'credit' && order.customerId === null) {
      return notNow('A guest has no store credit. Give the money back the way it was paid.')
    }
    const plan = await plannedRefund(change, order, input)
    if ('kind' in plan) return notNow(plan.sentence)
    const { way, reason } = input
    return carryOutRefund(change, order, plan, { way, reason, remark: { actor: 'staff', message: reason } })
  })
}

/** Writes the credit memo of a planned refund, with all that follows from it. @returns its number */
export async function carryOutRefund(
  change: OrderChange,
  order: OrderWithLines,
  plan: RefundPlan,
  { remark, ...how }: RefundManner & { remark: Remark },
): Promise<string> {
  const number = await recordRefund(change, order, plan, how)
  await takeFromLines(change, order, plan)
  if (plan.isWhole) {
    await enterState(change, order, 'refunded', remark)
  } else {
    const next = stateByParcels(order.lines, order.state)
    if (next) await enterState(change, order, next, { actor: 'shop' })
  }
  if (plan.isWhole || isMembershipBack(order)) await takeBackMembership(change, order)
  // What gift cards, credit or points paid must not be refunded twice: to them, after a refund to store credit.
  const wasAllMoney = orderValue(order) === order.grandTotalCents
  const isGivenBack = plan.givesBackIncentives || (plan.isWhole && wasAllMoney)
  if (isGivenBack) await giveBack(change, order)
  else if (plan.isWhole) await takeBackBoughtCards(change, order)
  await (plan.isWhole ? takeBackReward : reviewReward)(change, order)
  if (!isGivenBack) await takeBackPointsOf(change, order, number)
  return number
}

const isMembershipBack = ({ lines }: OrderWithLines) =>
  lines.some(({ kind, quantity, refundedQuantity }) => kind === 'membership' && refundedQuantity === quantity)

export interface RefundManner {
  way: RefundWay
  reason?: string | undefined
  /** Whether a mail asks for the account of a bank transfer already: that of a cancelled order does. */
  isAccountAsked?: boolean | undefined
  /** Of a refund that the gateway has made already; nobody asks it again. */
  madeElsewhere?: { memoId: string; tellsShopper: boolean } | undefined
}

export async function plannedRefund(
  { tx }: { tx: Queryable },
  order: OrderWithLines,
  input: RefundInput,
): Promise<RefundPlan | NoRefund> {
  const memos = (await creditMemosOfOrders(tx, [order.id])).get(order.id) ?? []
  const earlierShippingCents = memos.reduce((sum, memo) => sum + memo.shippingCents, 0)
  const request = input.everything ? wholeRefund(order, order.lines, earlierShippingCents, input.way) : input
  return planRefund(order, order.lines, earlierShippingCents, request)
}

/** Writes the credit memo and moves its money. @returns its number */
export async function recordRefund(
  change: OrderChange,
  order: OrderWithLines,
  plan: RefundPlan,
  { way, reason, isAccountAsked, madeElsewhere }: RefundManner,
): Promise<string> {
  const { tx, clock, jobs } = change
  const now = clock.now()
  const waits = plan.moneyCents > 0 && !madeElsewhere
  const memo = await insertCreditMemo(
    tx,
    {
      id: madeElsewhere?.memoId ?? randomUUID(),
      orderId: order.id,
      way,
      state: waits ? 'open' : 'settled',
      goodsCents: plan.goodsCents,
      shippingCents: plan.shippingCents,
      adjustmentCents: plan.adjustmentCents,
      gstCents: plan.gstCents,
      totalCents: plan.totalCents,
      moneyCents: plan.moneyCents,
      reason: reason ?? null,
      madeAt: now,
      settledAt: waits ? null : now,
    },
    plan.lines,
  )
  // Also here, because the same transaction may refund more.
  order.refundedCents += plan.totalCents
  order.moneyBackCents += plan.moneyCents
  const { refundedCents, moneyBackCents } = order
  await changeOrder(tx, order.id, { refundedCents, moneyBackCents })
  if (plan.creditCents > 0) await giveStoreCredit(change, order, memo, plan.creditCents)
  if (waits && way === 'gateway') await jobs.enqueue(tx, settleRefundJob, { creditMemoId: memo.id })
  if (waits && way === 'bank') await askForAccountOf(change, memo, isAccountAsked)
  if (!waits && madeElsewhere?.tellsShopper !== false)
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'refunded', orderId: order.id, creditMemoId: memo.id })
  return memo.number
}

/** Money goes back the way it came. */
export function refundWayOf({ paymentMethod }: { paymentMethod: string }): RefundWay {
  return paymentMethodOf(paymentMethod)?.isOffline ? 'bank' : 'gateway'
}

/** Pieces that are not shipped yet are refunded first: they go back into stock. */
async function takeFromLines(change: OrderChange, order: OrderWithLines, plan: RefundPlan): Promise<void> {
  const unsent: { line: OrderWithLines['lines'][number]; quantity: number }[] = []
  for (const { orderLineId, quantity } of plan.lines) {
    const line = order.lines.find(({ id }) => id === orderLineId)
    if (!line) throw new Error(`Expected order ${order.number} to have line ${orderLineId} but found none`)
    const notSent = Math.min(quantity, piecesToSend(line))
    line.refundedQuantity += quantity
    line.cancelledQuantity += notSent
    await changeLine(change.tx, line.id, {
      refundedQuantity: line.refundedQuantity,
      cancelledQuantity: line.cancelledQuantity,
    })
    if (notSent > 0) unsent.push({ line, quantity: notSent })
  }
  await returnGoods(change, unsent)
  if (isOpenFor('produce', order.state))
    await renewTickets(
      change,
      unsent.map(({ line }) => line),
    )
}

/** The press makes what its ticket says, so pieces that were given back leave it. */
async function renewTickets(change: OrderChange, lines: readonly OrderLine[]): Promise<void> {
  const stillMade = lines.filter((line) => line.kind === 'printed' && piecesToMake(line) > 0)
  for (const { id } of stillMade) await forgetTicket(change.tx, id)
  await enqueueArtwork(change, stillMade)
}
