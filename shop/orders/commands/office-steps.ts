/** Small steps that staff take with an order. */
import type { Refusal } from '../../api/refusal.ts'
import { insertEvent } from '../history-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { lockInWords, pressLockOf } from '../rules/press-lock.ts'
import { changeLockedOrder, enterState, notNow } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { whyNotForPress } from './ready-for-press.ts'

/**
 * The press takes the order, which is paid and has every file. From here on it cannot be changed or cancelled.
 *
 * @param early  takes it although its shopper was told that it can be changed until later
 */
export async function takeToProduction(
  deps: OrderDeps,
  orderId: string,
  { early = false }: { early?: boolean } = {},
): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order) => {
    const problem = await whyNotForPress(change.tx, order)
    if (problem) return notNow(problem)
    const lock = pressLockOf(order, change.configuration)
    if (!early && lock && lock > change.clock.now()) {
      return notNow(`The shopper may change order ${order.number} until ${lockInWords(lock)}.`)
    }
    await enterState(change, order, 'in-production', { actor: 'staff' })
    await change.jobs.enqueue(change.tx, sendOrderNewsJob, { news: 'in-production', orderId })
    return undefined
  })
}

/** The most that somebody may write about an order at once. */
const MAX_COMMENT_LENGTH = 2_000

/** @param isForShopper  shown among the comments of the order, or for the office only */
export async function addComment(
  deps: OrderDeps,
  orderId: string,
  { message, isForShopper }: { message: string; isForShopper: boolean },
): Promise<undefined | Refusal> {
  const text = message.trim()
  if (text === '') return notNow('Write a comment first.')
  if (text.length > MAX_COMMENT_LENGTH)
    return notNow(`A comment has at most ${MAX_COMMENT_LENGTH} characters.`)
  return changeLockedOrder(deps, orderId, async ({ tx, clock }) => {
    await insertEvent(tx, {
      orderId,
      state: null,
      actor: 'staff',
      message: text,
      isForShopper,
      happenedAt: clock.now(),
    })
    return undefined
  })
}
