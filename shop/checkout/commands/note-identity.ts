import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { verdictFor } from '../../identification/commands/needs-identification.ts'
import { ownerOf } from '../../identification/rules/identification.ts'
import { insertEvent } from '../../orders/history-store.ts'

/** OF-78: staff read with the order that its customer's or guest's identity was confirmed, by whom and when. */
export async function noteIdentity(
  tx: Transaction,
  { order, cart, now }: { order: { id: string }; cart: { id: string; customerId: number | null }; now: Date },
): Promise<void> {
  const verdict = await verdictFor(tx, ownerOf(cart), now)
  if (!verdict) return
  const message = `Identity confirmed by ${verdict.provider} on ${isoDayInSydney(verdict.decidedAt)}.`
  await insertEvent(tx, {
    orderId: order.id,
    actor: 'shop',
    message,
    isForShopper: false,
    happenedAt: now,
  })
}
