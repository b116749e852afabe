import type { Refusal } from '../../api/refusal.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { whyClosed } from '../rules/order-states.ts'
import { parcelProblem, stateByParcels } from '../rules/shipping-lines.ts'
import { insertShipment } from '../shipment-store.ts'
import { changeLine } from '../store.ts'
import { changeLockedOrder, enterState, notNow } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { afterCompletion } from './follow-up.ts'

export interface Parcel {
  lines: readonly { orderLineId: number; quantity: number }[]
  /** Code and name of who brings it, such as `auspost` and Australia Post. */
  carrier: string
  carrierTitle: string
  trackingNumber?: string | undefined
  /** For the shopper. */
  comment?: string | undefined
}

/** Ships lines, or some pieces of them: never more than were ordered, however many parcels are packed at once. */
export async function shipLines(deps: OrderDeps, orderId: string, parcel: Parcel): Promise<string | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order): Promise<string | Refusal> => {
    const closed = whyClosed('ship', order)
    if (closed) return notNow(closed)
    if (!order.paidAt) return notNow(`Order ${order.number} is not paid yet.`)
    const problem = parcelProblem(order.lines, order.state, parcel.lines)
    if (problem) return notNow(problem)

    const { tx, clock, jobs } = change
    for (const { orderLineId, quantity } of parcel.lines) {
      for (const line of order.lines.filter(({ id }) => id === orderLineId)) {
        line.shippedQuantity += quantity
        await changeLine(tx, line.id, { shippedQuantity: line.shippedQuantity })
      }
    }
    const shipment = await insertShipment(
      tx,
      {
        orderId,
        carrier: parcel.carrier,
        carrierTitle: parcel.carrierTitle,
        trackingNumber: parcel.trackingNumber ?? null,
        comment: parcel.comment ?? null,
        shippedAt: clock.now(),
      },
      parcel.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
    )
    const next = stateByParcels(order.lines, order.state)
    if (next) await enterState(change, order, next, { actor: 'staff' })
    if (next === 'shipped') await afterCompletion(change, order)
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'shipped', orderId, shipmentId: shipment.id })
    return shipment.number
  })
}
