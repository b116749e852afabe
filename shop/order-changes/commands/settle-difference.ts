import type { Queryable } from '#platform/database/pool.ts'
import { plannedRefund, type RefundManner, refundWayOf } from '../../orders/commands/refund-order.ts'
import type { RefundPlan } from '../../orders/rules/refund.ts'
import type { OrderLine, OrderWithLines } from '../../orders/store.ts'
import { type Settlement, settlementOf } from '../rules/replacement.ts'

export interface Settled {
  settlement: Settlement
  /** The credit memo of what goes back. */
  refund?: RefundPlan & RefundManner
}

/** How a difference is settled; nothing is written yet. */
export async function settleDifference(
  tx: Queryable,
  order: OrderWithLines,
  { productName }: OrderLine,
  differenceCents: number,
): Promise<Settled> {
  const settlement = settlementOf(order, differenceCents)
  if (settlement.kind !== 'back') return { settlement }
  const how = { way: refundWayOf(order), reason: `${productName} changed` }
  const part = { lines: [], shippingCents: 0, adjustmentCents: -differenceCents, ...how }
  const plan = await plannedRefund({ tx }, order, part)
  // What gift cards, credit and points paid comes back to them with a whole order only.
  const isInMoney = !('kind' in plan) && !plan.givesBackIncentives
  return isInMoney
    ? { settlement, refund: { ...plan, ...how } }
    : { settlement: { kind: 'refused', words: NOT_IN_MONEY } }
}

const NOT_IN_MONEY =
  'Gift cards, credit or points paid for most of this order, so the difference cannot go back in money. Write to us, or cancel the order and order it again.'
