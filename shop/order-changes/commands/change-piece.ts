import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { notNow } from '../../orders/commands/change-order.ts'
import type { OrderChange } from '../../orders/commands/deps.ts'
import { enqueueArtwork } from '../../orders/commands/enqueue-artwork.ts'
import { recordRefund } from '../../orders/commands/refund-order.ts'
import {
  changeOrder,
  lineWithOrder,
  type Order,
  type OrderWithLines,
  replaceLine,
} from '../../orders/store.ts'
import { COURIER } from '../rules/address-change.ts'
import { changedSums } from '../rules/changed-sums.ts'
import { pieceChangeInWords } from '../rules/piece-words.ts'
import { changeAsShopper, type ShopperDeps, tellOfChange } from './change-as-shopper.ts'
import type { PricingDeps } from './goods-of-order.ts'
import { planReplacement, type Replacement } from './plan-replacement.ts'

export type PieceDeps = ShopperDeps & Pick<PricingDeps, 'offers' | 'storeCode' | 'identityCheck'>

export interface PieceChange {
  lineId: number
  designRevision: string
  /** PE-19: what the shopper was shown that it costs more, below zero for less. */
  shownDifferenceCents: number
}

/**
 * Puts another design, size or choice of options in the place of an ordered piece. The new line, the money, history,
 * artwork and mail are one transaction: whole or not at all. The same change again changes nothing.
 *
 * @param token  of the order
 */
export async function changePiece(
  deps: PieceDeps,
  token: string,
  wanted: PieceChange,
): Promise<Order | Refusal> {
  // Read before the transaction, which would wait for a second connection while it holds the first.
  const known = await deps.offers()
  const offers = async () => known
  return changeAsShopper(deps, token, async (change, order) => {
    const line = order.lines.find(({ id }) => id === wanted.lineId)
    if (!line) return (await isDone(change, order, wanted)) ? undefined : notNow(CHANGED_MEANWHILE)
    if (line.designRevision === wanted.designRevision) return undefined
    const { storeCode, identityCheck } = deps
    const pricing = { ...change, db: change.tx, offers, storeCode, identityCheck }
    const plan = await planReplacement(pricing, order, line, wanted.designRevision)
    if (isRefusal(plan)) return plan
    const { settlement, differenceCents } = plan
    if (settlement.kind === 'refused') return notNow(settlement.words)
    if (differenceCents !== wanted.shownDifferenceCents) return notNow(PRICE_CHANGED)
    if (plan.refund) await recordRefund(change, order, plan.refund, plan.refund)
    return carryOut(change, order, plan)
  })
}

const CHANGED_MEANWHILE =
  'This piece was changed meanwhile, in another tab or by somebody else. Open your order again to see how it is now.'
const PRICE_CHANGED =
  'The price has changed meanwhile, and nothing was changed. Look at it again before you confirm.'

/** Whether a second press asks for what the first has done. */
async function isDone({ tx }: OrderChange, order: OrderWithLines, wanted: PieceChange): Promise<boolean> {
  if (!Number.isSafeInteger(wanted.lineId)) return false
  const before = await lineWithOrder(tx, wanted.lineId)
  const after = order.lines.find(({ id }) => id === before?.line.replacedBy)
  return before?.order.id === order.id && after?.designRevision === wanted.designRevision
}

async function carryOut(change: OrderChange, order: OrderWithLines, plan: Replacement): Promise<undefined> {
  const { tx } = change
  const { line, amounts, sku, recordVersion } = plan
  const { options, designRevision } = plan.after
  const { id: _id, orderId: _order, position: _position, replacedBy: _by, isInvoiced: _was, ...kept } = line
  // Pieces that were given back stay given back.
  const { shippedQuantity: _sent, ...sold } = kept
  // What was sold and invoiced stays as it was; a credit memo says what was given back of it.
  const isInvoiced = order.paidAt === null
  const made = { ...sold, ...amounts, sku, designRevision, options, recordVersion, isInvoiced }
  const added = await replaceLine(tx, line, {
    ...made,
    editLink: null,
    toolOptions: null,
    originalImageUrl: null,
  })
  if (isInvoiced) await changeOrder(tx, order.id, changedSums(order, line, amounts))
  if (plan.needsCourier) await changeOrder(tx, order.id, { carrierTitle: COURIER })
  if (order.state === 'placed') await enqueueArtwork(change, [added])
  await tellOfChange(change, order, pieceChangeInWords({ ...plan, options }))
}
