import type { Queryable } from '#platform/database/pool.ts'
import { decisionsOfLines } from '../proof-store.ts'
import { isDrawn } from '../rules/artwork-names.ts'
import { whyClosed } from '../rules/order-states.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { artworkOfLine, type OrderWithLines } from '../store.ts'

/**
 * Why the press cannot take an order, as a sentence for staff; undefined when it is paid, has every file and no shopper
 * wants it otherwise. Until when the shopper may change it is another question, see `pressLockOf`.
 */
export async function whyNotForPress(db: Queryable, order: OrderWithLines): Promise<string | undefined> {
  const closed = whyClosed('produce', order)
  if (closed) return closed
  if (!order.paidAt) return `Order ${order.number} is not paid yet.`
  const decisions = await decisionsOfLines(
    db,
    order.lines.map(({ id }) => id),
  )
  for (const line of order.lines) {
    if (line.kind !== 'printed' || piecesToSend(line) === 0) continue
    const files = await artworkOfLine(db, line.id)
    if (!isDrawn(files)) {
      return `The artwork of line ${line.position} of order ${order.number} is not drawn yet.`
    }
    if (decisions.get(line.id)?.decision === 'approval-wanted') {
      return `The shopper has not approved line ${line.position} of order ${order.number} yet.`
    }
    if (decisions.get(line.id)?.decision === 'change-wanted') {
      return `The shopper wants line ${line.position} of order ${order.number} changed.`
    }
  }
  return undefined
}
