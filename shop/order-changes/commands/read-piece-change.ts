import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { notNow } from '../../orders/commands/change-order.ts'
import { readOrderToChange } from '../../orders/commands/read-guest-order.ts'
import { changeWindowOf } from '../../orders/rules/press-lock.ts'
import { linesOfOrders } from '../../orders/store.ts'
import type { PieceDeps } from './change-piece.ts'
import { planReplacement, type Replacement } from './plan-replacement.ts'

/** What a change would be, before anything is changed: for whoever may change the order. */
export async function readPieceChange(
  deps: PieceDeps,
  token: string,
  { lineId, designRevision }: { lineId: number; designRevision: string },
): Promise<Replacement | Refusal> {
  const order = await readOrderToChange(deps, token)
  if (isRefusal(order)) return order
  const lines = (await linesOfOrders(deps.db, [order.id])).get(order.id) ?? []
  const configuration = await deps.configuration()
  const { closedBecause } = changeWindowOf({ ...order, lines }, configuration, deps.clock.now())
  if (closedBecause !== undefined) return notNow(closedBecause)
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return notNow('This piece was changed already. Open your order again to see how it is now.')
  return planReplacement({ ...deps, configuration }, { ...order, lines }, line, designRevision)
}
