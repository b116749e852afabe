/** What every change that a shopper makes of an order has in common. */
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { changeLockedOrder, notNow } from '../../orders/commands/change-order.ts'
import type { OrderChange, OrderDeps } from '../../orders/commands/deps.ts'
import { type ReadDeps, readOrderToChange } from '../../orders/commands/read-guest-order.ts'
import { insertEvent } from '../../orders/history-store.ts'
import { sendOrderNewsJob } from '../../orders/jobs/names.ts'
import { changeWindowOf } from '../../orders/rules/press-lock.ts'
import { findOrderById, type Order, type OrderWithLines } from '../../orders/store.ts'

export type ShopperDeps = ReadDeps & OrderDeps

/**
 * Changes an order for whoever holds its token; an order of an account for its owner only. Under the order's lock, so
 * that a change is whole or not at all, and the press wins: once it has the order, or its time has come, nothing changes.
 */
export async function changeAsShopper(
  deps: ShopperDeps,
  token: string,
  work: (change: OrderChange, order: OrderWithLines) => Promise<undefined | Refusal>,
): Promise<Order | Refusal> {
  const found = await readOrderToChange(deps, token)
  if (isRefusal(found)) return found
  const refused =
    (await withinLimit(deps.limits, 'order-change', found.id)) ??
    (await withinLimit(deps.limits, 'order-change-mailbox', mailboxOf(found.email)))
  if (refused) return refused
  const result = await changeLockedOrder(deps, found.id, async (change, order) => {
    const { closedBecause } = changeWindowOf(order, change.configuration, change.clock.now())
    return closedBecause === undefined ? work(change, order) : notNow(closedBecause)
  })
  return result ?? (await findOrderById(deps.db, found.id)) ?? found
}

/** Into the history, for the shopper to read, and into a mail that confirms it. */
export async function tellOfChange(
  { tx, clock, jobs }: OrderChange,
  { id: orderId }: Order,
  message: string,
): Promise<void> {
  const eventId = await insertEvent(tx, {
    orderId,
    state: null,
    actor: 'shopper',
    message,
    isForShopper: true,
    happenedAt: clock.now(),
  })
  await jobs.enqueue(tx, sendOrderNewsJob, { news: 'changed', orderId, eventId })
}
