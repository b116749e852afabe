import { transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { insertEvent } from '../history-store.ts'
import type { Actor, OrderState } from '../rules/order-states.ts'
import { changeOrder, lockOrder, type Order, type OrderWithLines } from '../store.ts'
import type { OrderChange, OrderDeps } from './deps.ts'

/** Changes an order under its row lock. */
export async function changeLockedOrder<Result>(
  { db, clock, jobs, configuration }: OrderDeps,
  orderId: string,
  work: (change: OrderChange, order: OrderWithLines) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const values = await configuration()
  return transaction(db, async (tx): Promise<Result | Refusal> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refusal('graphql-no-such-entity', 'There is no such order.')
    return work({ tx, clock, jobs, configuration: values }, order)
  })
}

/** A refusal for staff. */
export const notNow = (sentence: string): Refusal => refusal('graphql-input', sentence)

export interface Remark {
  actor: Actor
  message?: string | undefined
  /** Whether the shopper reads the message among the comments of the order. */
  isForShopper?: boolean | undefined
}

/** Changes the state of an order and adds it to the history. */
export async function enterState(
  { tx, clock }: OrderChange,
  order: Order,
  state: OrderState,
  { actor, message, isForShopper = false }: Remark,
): Promise<void> {
  const now = clock.now()
  order.state = state
  await changeOrder(tx, order.id, { state, stateChangedAt: now })
  await insertEvent(tx, {
    orderId: order.id,
    state,
    actor,
    message: message ?? null,
    isForShopper,
    happenedAt: now,
  })
}
