/**
 * Every night: reminds of orders whose money has not come, once each, and some days later cancels them, so that stock, codes
 * and balances are not held for ever. None is cancelled that was not reminded before.
 */
import { sendOrderNewsJob } from '../jobs/names.ts'
import { whyClosed } from '../rules/order-states.ts'
import { heldUntil, lapsedInWords, toRemindBefore, unpaidBefore, waitsSince } from '../rules/unpaid-hold.ts'
import { changeOrder, type OrderWithLines } from '../store.ts'
import { lapsedOrders, ordersToRemind } from '../unpaid-order-store.ts'
import { cancelLocked } from './cancel-order.ts'
import { changeLockedOrder } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'

/** Few enough to be read at once; the rest follows in the next round. */
const ROUND = 200

export async function followUnpaidOrders(deps: OrderDeps): Promise<void> {
  const configuration = await deps.configuration()
  const now = deps.clock.now()
  const lapsed = unpaidBefore(now, configuration)
  const waitsBefore = toRemindBefore(now, configuration)
  const failures = [
    ...(await inRounds(deps, (round) => lapsedOrders(deps.db, { ...lapsed, ...round }), cancelIfLapsed)),
    ...(await inRounds(deps, (round) => ordersToRemind(deps.db, { waitsBefore, ...round }), remindIfWaiting)),
  ]
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} unpaid orders could not be reminded or cancelled`)
}

/**
 * Each order is a transaction of its own under its lock, so that a run that is killed, or two at once, do it once for each,
 * and money that is noted in this moment wins.
 *
 * @returns what failed: one order must not block the others
 */
async function inRounds(
  deps: OrderDeps,
  find: (round: { after: string | undefined; limit: number }) => Promise<string[]>,
  act: (change: OrderChange, order: OrderWithLines) => Promise<undefined>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  let last: string | undefined
  for (;;) {
    const ids = await find({ after: last, limit: ROUND })
    for (const id of ids) {
      try {
        await changeLockedOrder(deps, id, act)
      } catch (error) {
        failures.push(error)
      }
    }
    last = ids.at(-1)
    if (ids.length < ROUND) return failures
  }
}

async function cancelIfLapsed(change: OrderChange, order: OrderWithLines): Promise<undefined> {
  const { clock, configuration } = change
  if (!isWaiting(order) || order.paymentRemindedAt === null || whyClosed('cancel', order)) return
  if (heldUntil(order, configuration) >= clock.now()) return
  const message = lapsedInWords(configuration)
  await cancelLocked(change, order, { actor: 'shop', message, isForShopper: true })
}

async function remindIfWaiting(change: OrderChange, order: OrderWithLines): Promise<undefined> {
  const { tx, clock, jobs, configuration } = change
  const now = clock.now()
  if (!isWaiting(order) || order.paymentRemindedAt !== null) return
  if (waitsSince(order) >= toRemindBefore(now, configuration)) return
  await changeOrder(tx, order.id, { paymentRemindedAt: now })
  await jobs.enqueue(tx, sendOrderNewsJob, { news: 'payment-reminder', orderId: order.id })
}

const isWaiting = ({ state, paidAt }: OrderWithLines) => state === 'pending-payment' && paidAt === null
