import { createHash } from 'node:crypto'
import { formatMoney } from '#packages/money/money.ts'
import type { Movements } from '#platform/payments/gateway.ts'
import { type CreditMemo, coverCreditMemo, creditMemosOfOrders } from '../credit-memo-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { whyClosed } from '../rules/order-states.ts'
import { planRefund, type RefundPlan } from '../rules/refund.ts'
import type { OrderWithLines } from '../store.ts'
import { changeLockedOrder } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'
import { noteForStaff } from './note-for-staff.ts'
import { carryOutRefund, plannedRefund } from './refund-order.ts'
import { leaveToStaff } from './settle-refund.ts'

/**
 * Brings an order up to what the gateway's ledger says of its payment: refunds that staff made in the gateway's office get
 * a credit memo, refunds that came back are left to staff, and disputes are told to staff. Safe to repeat, in any order.
 */
export async function recordMovements(
  deps: OrderDeps,
  orderId: string,
  { refunds, disputes }: Movements,
): Promise<void> {
  await changeLockedOrder(deps, orderId, async (change, order) => {
    for (const refund of refunds) await recordRefund(change, order, refund)
    for (const dispute of disputes) await recordDispute(change, order, dispute)
  })
}

async function recordRefund(
  change: OrderChange,
  order: OrderWithLines,
  refund: Movements['refunds'][number],
): Promise<void> {
  const { idempotencyKey: key, amountCents, isDone } = refund
  // Of an order that was cancelled or given up while its money was captured: such a refund has no memo.
  if (key !== undefined && (key === order.id || key === order.paymentId)) return
  const memo = await memoOf(change, order, key ?? memoIdOf(refund.id))
  if (memo) {
    if (memo.state === 'settled' && !isDone) await leaveToStaff(change, memo, 'the money came back.')
    return
  }
  if (!isDone) return
  const amount = formatMoney(amountCents)
  await recordMade(change, order, {
    id: refund.id,
    amountCents,
    reason: 'Refunded to the card',
    tellsShopper: true,
    message: `${amount} was refunded in the card gateway's office (${refund.id}).`,
  })
}

async function recordDispute(
  change: OrderChange,
  order: OrderWithLines,
  { id, amountCents, state, reason }: Movements['disputes'][number],
): Promise<void> {
  const about = `the payment of ${formatMoney(amountCents)} (${id}, ${reason})`
  if (state === 'open') {
    const message = `The shopper's bank disputes ${about}. Answer it in the card gateway's office.`
    await noteForStaff(change, order.id, message)
    return
  }
  if (state === 'won') {
    await noteForStaff(change, order.id, `The dispute of ${about} ended for the shop.`)
    return
  }
  await recordMade(change, order, {
    id,
    amountCents,
    reason: 'Returned by your bank',
    tellsShopper: false,
    message: `The dispute of ${about} ended for the shopper: the bank has taken the amount back.`,
  })
}

/** Money that has gone back already: told to staff once, with a credit memo where the order has room for it. */
async function recordMade(
  change: OrderChange,
  order: OrderWithLines,
  made: { id: string; amountCents: number; reason: string; tellsShopper: boolean; message: string },
): Promise<void> {
  if (!(await noteForStaff(change, order.id, made.message))) return
  const restCents = made.amountCents - (await coverOpenMemos(change, order, made.amountCents))
  if (restCents === 0) return
  const plan = await planOf(change, order, restCents)
  if (typeof plan === 'string') {
    const message = `No credit memo was made for ${formatMoney(restCents)} of ${made.id}, so please look at the books: ${plan}`
    await noteForStaff(change, order.id, message)
    return
  }
  await carryOutRefund(change, order, plan, {
    way: 'gateway',
    reason: made.reason,
    madeElsewhere: { memoId: memoIdOf(made.id), tellsShopper: made.tellsShopper },
    remark: { actor: 'shop' },
  })
}

/**
 * Where more went back than credit memos leave room for, it is what open ones promise: the gateway has no more to give.
 *
 * @returns what of the amount they take, in cents
 */
async function coverOpenMemos(
  change: OrderChange,
  order: OrderWithLines,
  amountCents: number,
): Promise<number> {
  const roomCents = order.grandTotalCents - order.moneyBackCents
  let coveredCents = 0
  for (const { id, state, moneyCents } of await memosOf(change, order)) {
    const restCents = amountCents - coveredCents
    if (restCents <= roomCents) break
    if (state !== 'open' || moneyCents > restCents) continue
    await coverCreditMemo(change.tx, id, change.clock.now())
    await change.jobs.enqueue(change.tx, sendOrderNewsJob, {
      news: 'refunded',
      orderId: order.id,
      creditMemoId: id,
    })
    coveredCents += moneyCents
  }
  return coveredCents
}

/** @returns a sentence when the order has no room for the refund */
async function planOf(
  change: OrderChange,
  order: OrderWithLines,
  amountCents: number,
): Promise<RefundPlan | string> {
  const closed = whyClosed('refund', order)
  if (closed) return closed
  if (!order.paidAt) return `Order ${order.number} is not paid yet.`
  const whole = await plannedRefund(change, order, { everything: true, way: 'gateway', reason: '' })
  if (!('kind' in whole) && whole.moneyCents === amountCents) return whole
  const memos = await memosOf(change, order)
  const earlierShippingCents = memos.reduce((sum, memo) => sum + memo.shippingCents, 0)
  const part = { lines: [], shippingCents: 0, adjustmentCents: amountCents, way: 'gateway' as const }
  const plan = planRefund(order, order.lines, earlierShippingCents, part)
  if ('kind' in plan) return plan.sentence
  return plan.moneyCents === amountCents ? plan : 'It is more than was paid by card.'
}

async function memosOf({ tx }: OrderChange, { id }: OrderWithLines): Promise<CreditMemo[]> {
  return (await creditMemosOfOrders(tx, [id])).get(id) ?? []
}

async function memoOf(change: OrderChange, order: OrderWithLines, memoId: string) {
  return (await memosOf(change, order)).find(({ id }) => id === memoId)
}

/** A memo's id that is made of the gateway's own id, so that what was made there is entered once. */
function memoIdOf(gatewayId: string): string {
  const hex = createHash('sha256').update(gatewayId).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
