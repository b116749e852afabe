import { transaction } from '#platform/database/pool.ts'
import { markTold } from '../artwork-trials-store.ts'
import { tellStaffOfArtworkJob } from '../jobs/names.ts'
import { artworkGivenUp, type GivenUpBecause } from '../rules/artwork-given-up.ts'
import { isDrawn } from '../rules/artwork-names.ts'
import { isOpenFor } from '../rules/order-states.ts'
import { artworkOfLine, lineWithOrder } from '../store.ts'
import type { OrderDeps } from './deps.ts'
import { noteForStaff } from './note-for-staff.ts'

/** Tells staff, once for a line, that a person has to see to its artwork. Nobody is told of what needs none any more. */
export async function giveUpArtwork(
  { db, clock, jobs }: Pick<OrderDeps, 'db' | 'clock' | 'jobs'>,
  orderLineId: number,
  because: GivenUpBecause,
): Promise<void> {
  const found = await lineWithOrder(db, orderLineId)
  if (!found || isDrawn(await artworkOfLine(db, orderLineId))) return
  const { order, line } = found
  if (!isOpenFor('produce', order.state) || line.replacedBy !== null) return
  const { position } = line
  const message = artworkGivenUp(position, because)
  await transaction(db, async (tx) => {
    if (!(await markTold(tx, orderLineId, clock.now()))) return
    await noteForStaff({ tx, clock }, order.id, message)
    await jobs.enqueue(tx, tellStaffOfArtworkJob, { orderId: order.id, position, message })
  })
}
