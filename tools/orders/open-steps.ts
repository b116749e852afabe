/** What can be done with an order now: the steps that the commands would take, in the words of the shopkeeper. */
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { whyNotForPress } from '#shop/orders/commands/ready-for-press.ts'
import { refundWayOf } from '#shop/orders/commands/refund-order.ts'
import type { CreditMemo } from '#shop/orders/credit-memo-store.ts'
import { whyInUse } from '#shop/orders/rules/in-use.ts'
import { isOpenFor } from '#shop/orders/rules/order-states.ts'
import { pressLockOf } from '#shop/orders/rules/press-lock.ts'
import { receivedPaymentProblem } from '#shop/orders/rules/received-payment.ts'
import { planRefund, type RefundWay, wholeRefund } from '#shop/orders/rules/refund.ts'
import { canLeave, piecesToSend } from '#shop/orders/rules/shipping-lines.ts'
import type { Shipment } from '#shop/orders/shipment-store.ts'
import type { OrderWithLines } from '#shop/orders/store.ts'

export interface OpenStepsDeps {
  db: Queryable
  clock: Clock
  configuration: () => Promise<ReadonlyMap<string, string>>
}

interface Papers {
  parcels: readonly Shipment[]
  memos: readonly CreditMemo[]
}

export async function openSteps(
  deps: OpenStepsDeps,
  order: OrderWithLines,
  { parcels, memos }: Papers,
): Promise<string[]> {
  const { state, lines, paidAt } = order
  const isLeft = lines.some((line) => piecesToSend(line) > 0)
  const isPaid = paidAt !== null
  const steps: [step: string, canBeDone: boolean][] = [
    ['pay', isOpenFor('pay', state) && !isPaid && receivedPaymentProblem(order, {}) === undefined],
    [await produceWords(deps, order), isLeft && (await whyNotForPress(deps.db, order)) === undefined],
    [shipWords(order), isOpenFor('ship', state) && isPaid && lines.some((line) => canLeave(line, state))],
    ['deliver', isOpenFor('deliver', state) && parcels.some(({ deliveredAt }) => deliveredAt === null)],
    ['complete', isOpenFor('complete', state) && isPaid && !isLeft],
    ['refund', isOpenFor('refund', state) && isPaid && canRefund(order, memos)],
    ['cancel', isOpenFor('cancel', state) && whyInUse(order) === undefined],
  ]
  return steps.filter(([, canBeDone]) => canBeDone).map(([step]) => step)
}

/** With the word that is needed while the shopper may still change the order. */
async function produceWords({ clock, configuration }: OpenStepsDeps, order: OrderWithLines): Promise<string> {
  const lock = pressLockOf(order, await configuration())
  return lock && lock > clock.now() ? 'produce --early' : 'produce'
}

/** With the lines that can leave, where others are not made yet. */
function shipWords({ lines, state }: OrderWithLines): string {
  const left = lines.filter((line) => piecesToSend(line) > 0)
  const ready = left.filter((line) => canLeave(line, state))
  return ['ship', ...(ready.length < left.length ? ready.map((line) => `--line ${line.position}`) : [])].join(
    ' ',
  )
}

/** All of it, or at least a cent, the way it was paid or as store credit. */
function canRefund(order: OrderWithLines, memos: readonly CreditMemo[]): boolean {
  const shippingCents = memos.reduce((sum, memo) => sum + memo.shippingCents, 0)
  const way = refundWayOf(order)
  const aCent = (by: RefundWay) => ({ lines: [], shippingCents: 0, adjustmentCents: 1, way: by })
  const requests = [
    wholeRefund(order, order.lines, shippingCents, way),
    aCent(way),
    ...(order.customerId === null ? [] : [aCent('credit')]),
  ]
  return requests.some((request) => !('kind' in planRefund(order, order.lines, shippingCents, request)))
}
