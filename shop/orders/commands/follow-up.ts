/** What other domains do when an order changes its state, in the transaction of that change. */
import type { Cents } from '#packages/money/money.ts'
import { returnStock } from '../../catalogue/commands/stock.ts'
import { endMembership, startMembership } from '../../customers/commands/membership.ts'
import { earnPoints } from '../../marketing/commands/earn-points.ts'
import { giveBackIncentives } from '../../marketing/commands/give-back-incentives.ts'
import { issueGiftCards } from '../../marketing/commands/issue-gift-cards.ts'
import { refundToCredit } from '../../marketing/commands/refund-to-credit.ts'
import { type TakenCredit, takeBackGiftCards } from '../../marketing/commands/take-back-gift-cards.ts'
import { takeBackPoints } from '../../marketing/commands/take-back-points.ts'
import { sendCreditTakenJob } from '../../marketing/jobs/names.ts'
import type { OneName } from '../../marketing/store/first-orders.ts'
import { reviewReferral, rewardReferral, takeBackReferral } from '../../referrals/commands/reward-referral.ts'
import { goodsCentsOf } from '../../referrals/rules/friend.ts'
import { type CreditMemo, creditMemosOfOrders } from '../credit-memo-store.ts'
import { earliestStandingOrder } from '../first-order-store.ts'
import type { OrderLine, OrderWithLines } from '../store.ts'
import type { OrderChange } from './deps.ts'

/** Once, when the money has arrived: certificates are issued, a membership begins. */
export async function afterPayment({ tx, clock, jobs }: OrderChange, order: OrderWithLines): Promise<void> {
  const { customerId, lines } = order
  const now = clock.now()
  if (lines.some(({ kind }) => kind === 'gift-certificate')) await issueGiftCards({ tx, jobs }, order, now)
  if (customerId !== null && lines.some(({ kind }) => kind === 'membership')) {
    await startMembership(tx, { customerId, orderId: order.id }, now)
  }
}

/**
 * When everything is sent, or complete without sending: points are earned, once for each order. On
 * completion the referrer's reward, too.
 */
export async function afterCompletion(change: OrderChange, order: OrderWithLines): Promise<void> {
  const { tx, clock } = change
  const { id, number, customerId } = order
  const goodsCents = await keptGoods(change, order)
  await earnPoints(tx, { orderId: id, orderNumber: number, customerId, paidCents: goodsCents }, clock.now())
  if (order.state === 'complete') await rewardReferral(change, { id, goodsCents }, clock.now())
}

/** When an order is cancelled or wholly refunded, whatever paid for it. */
export async function takeBackReward({ tx, clock }: OrderChange, order: OrderWithLines): Promise<void> {
  await takeBackReferral(tx, order.id, clock.now())
}

/** When a part of an order is refunded: it may have earned a reward that it is no more worth. */
export async function reviewReward(change: OrderChange, order: OrderWithLines): Promise<void> {
  const goodsCents = await keptGoods(change, order)
  await reviewReferral(change.tx, { id: order.id, goodsCents }, change.clock.now())
}

/** When something of an order is refunded that may have earned points already. */
export async function takeBackPointsOf(
  change: OrderChange,
  order: OrderWithLines,
  memoNumber: string,
): Promise<void> {
  const keptCents = await keptGoods(change, order)
  const refund = { orderId: order.id, keptCents, cause: `credit memo ${memoNumber}` }
  await takeBackPoints(change.tx, refund, change.clock.now())
}

/** What earns points and rewards: neither what points paid nor what was given back, and no money in another form. */
async function keptGoods(change: OrderChange, order: OrderWithLines): Promise<Cents> {
  return goodsCentsOf({ ...order, refundedCents: await goodsGivenBack(change, order) })
}

/** Delivery that was given back is no goods. */
async function goodsGivenBack({ tx }: OrderChange, order: OrderWithLines): Promise<Cents> {
  const memos = (await creditMemosOfOrders(tx, [order.id])).get(order.id) ?? []
  return order.refundedCents - memos.reduce((sum, memo) => sum + memo.shippingCents, 0)
}

/** When an order is wholly refunded to store credit, so that nothing else of it comes back. */
export async function takeBackBoughtCards(change: OrderChange, { id }: OrderWithLines): Promise<void> {
  await tellRedeemers(change, await takeBackGiftCards(change.tx, id, change.clock.now()))
}

/** Those who had made store credit of a card that is taken back, and know nothing of its order. */
async function tellRedeemers({ tx, jobs }: OrderChange, credits: readonly TakenCredit[]): Promise<void> {
  for (const credit of credits) await jobs.enqueue(tx, sendCreditTakenJob, credit)
}

/** When an order is cancelled or wholly refunded, or its membership is. Before purses are held: a payment holds them after it. */
export async function takeBackMembership({ tx, clock }: OrderChange, { id }: OrderWithLines): Promise<void> {
  await endMembership(tx, id, clock.now())
}

/** When an order is cancelled or wholly refunded: coupons, gift cards, credit and points come back, once. */
export async function giveBack(change: OrderChange, order: OrderWithLines): Promise<void> {
  const { tx, clock } = change
  const { id: orderId, customerId, email } = order
  const nextOrderOf = (name: OneName) => earliestStandingOrder(tx, name, orderId)
  const givenBack = { orderId, customerId, email, nextOrderOf }
  await tellRedeemers(change, await giveBackIncentives(tx, givenBack, clock.now()))
}

/** Money of a credit memo that becomes the customer's store credit. */
export async function giveStoreCredit(
  { tx, clock }: OrderChange,
  order: OrderWithLines,
  memo: CreditMemo,
  cents: number,
): Promise<void> {
  if (order.customerId === null)
    throw new Error(`Expected order ${order.number} to have a customer for credit`)
  const reason = `Refund of order ${order.number}`
  await refundToCredit(tx, { customerId: order.customerId, cents, reason, cause: memo.id }, clock.now())
}

/** Goods that are not sent after all. What is made to order has no stock to go back to. */
export async function returnGoods(
  { tx }: OrderChange,
  pieces: readonly { line: OrderLine; quantity: number }[],
): Promise<void> {
  const goods = pieces.flatMap(({ line, quantity }) =>
    line.kind === 'goods' && line.productId !== null ? [{ productId: line.productId, quantity }] : [],
  )
  if (goods.length > 0) await returnStock(tx, goods)
}
