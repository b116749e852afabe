import type { Refusal } from '../../api/refusal.ts'
import { insertEvent } from '../history-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { whyClosed } from '../rules/order-states.ts'
import { recordDelivery, type ShipmentWithLines, shipmentsOfOrders } from '../shipment-store.ts'
import { changeLockedOrder, notNow } from './change-order.ts'
import { completeLocked } from './complete-order.ts'
import type { OrderDeps } from './deps.ts'

/**
 * A parcel has arrived. When everything is sent and it was the last one on its way, the order is complete.
 *
 * @param number  of the parcel; undefined for the only one that is on its way
 * @returns number of the parcel
 */
export async function deliverParcel(
  deps: OrderDeps,
  orderId: string,
  number?: string,
): Promise<string | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order): Promise<string | Refusal> => {
    const closed = whyClosed('deliver', order)
    if (closed) return notNow(closed)
    const parcels = (await shipmentsOfOrders(change.tx, [orderId])).get(orderId) ?? []
    const parcel = parcelMeant(order.number, parcels, number)
    if (typeof parcel === 'string') return notNow(parcel)
    const { tx, clock, jobs } = change
    const now = clock.now()
    await recordDelivery(tx, parcel.id, now)
    await insertEvent(tx, {
      orderId,
      state: null,
      actor: 'staff',
      message: `Parcel ${parcel.number} has arrived.`,
      // The shopper sees it where the parcel is shown.
      isForShopper: false,
      happenedAt: now,
    })
    const isLast = parcels.every(({ id, deliveredAt }) => id === parcel.id || deliveredAt !== null)
    if (isLast && order.state === 'shipped') await completeLocked(change, order, { actor: 'staff' })
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'delivered', orderId, shipmentId: parcel.id })
    return parcel.number
  })
}

/** The parcel, or why none can be told, as a sentence for staff. */
function parcelMeant(
  order: string,
  parcels: readonly ShipmentWithLines[],
  number: string | undefined,
): ShipmentWithLines | string {
  if (number !== undefined) {
    const named = parcels.find((parcel) => parcel.number === number)
    if (!named) return `Order ${order} has no parcel ${number}.`
    return named.deliveredAt ? `Parcel ${number} has arrived already.` : named
  }
  const [first, ...others] = parcels.filter(({ deliveredAt }) => deliveredAt === null)
  if (!first) return `Every parcel of order ${order} has arrived already.`
  if (others.length === 0) return first
  const numbers = [first, ...others].map((parcel) => parcel.number).join(', ')
  return `Order ${order} has several parcels on their way: ${numbers}. Name the one that has arrived.`
}
