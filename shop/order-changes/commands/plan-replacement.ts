/** What an ordered piece would become with another frozen design, and what that costs. */
import { optionsInWords } from '#packages/product/options-in-words.ts'
import { isOversize } from '#packages/product/parcel.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { freeShippingAboveCents, NO_COURIER_TO_PO_BOX } from '../../cart/rules/shipping.ts'
import { findSku, whyNotMade } from '../../catalogue/store.ts'
import { revisionSkus } from '../../design/store.ts'
import { isPoBox } from '../../fields/rules/address.ts'
import { missingIdentification } from '../../identification/commands/needs-identification.ts'
import { mustOrderAnew, ownerOf } from '../../identification/rules/identification.ts'
import { readMinimums } from '../../marketing/store/coupons.ts'
import { notNow } from '../../orders/commands/change-order.ts'
import { orderValue } from '../../orders/rules/order-amounts.ts'
import { keptOfLine } from '../../orders/rules/refund.ts'
import { piecesToSend } from '../../orders/rules/shipping-lines.ts'
import { everyLineOfOrders, type Order, type OrderLine, type OrderWithLines } from '../../orders/store.ts'
import { type GoodsInCart, goodsInCart } from '../rules/goods-in-cart.ts'
import { conditionMissed, OFFERS_LOST } from '../rules/kept-conditions.ts'
import { codesLeft } from '../rules/left-of-codes.ts'
import { type Amounts, paidAfterChange, replacedAmounts } from '../rules/replacement.ts'
import { asOrdered, goodsOfOrder, type PricingDeps } from './goods-of-order.ts'
import { type Settled, settleDifference } from './settle-difference.ts'

/** A piece as it was ordered, or as it would be. */
export interface ShownPiece extends Pick<OrderLine, 'options' | 'designRevision'> {
  /** What the pieces that are still made cost, after coupons. */
  totalCents: number
}

export interface Replacement extends Settled {
  line: OrderLine
  /** Pieces that are still made: what was given back is not changed. */
  pieces: number
  before: ShownPiece
  after: ShownPiece & { designRevision: string }
  sku: string
  recordVersion: number
  /** Of the whole line, with the pieces that were given back. */
  amounts: Amounts
  differenceCents: number
  /** Too large for the post. */
  needsCourier: boolean
}

/**
 * Everything that would refuse the change is decided here, for the page that shows it and for the press that confirms it.
 *
 * @param designRevision  key of a frozen design of the same kind of product
 */
export async function planReplacement(
  deps: PricingDeps,
  order: OrderWithLines,
  line: OrderLine,
  designRevision: string,
): Promise<Replacement | Refusal> {
  const sold = await nextPiece(deps, line, designRevision)
  if (isRefusal(sold)) return sold
  const { sku, record, version, choice } = sold
  const everyLine = (await everyLineOfOrders(deps.db, [order.id])).get(order.id) ?? []
  const { lines, incentives } = await goodsOfOrder(deps, order, everyLine)
  const { id } = asOrdered(everyLine, line)
  const changedPiece = { kind: 'printed' as const, family: record.family, record, version }
  const nextLines = lines.map((one) =>
    one.id === id ? { ...one, sku, product: { ...one.product, ...changedPiece } } : one,
  )
  const asked = goodsInCart(lines, incentives, deps.configuration)
  const next = sku === line.sku ? asked : goodsInCart(nextLines, incentives, deps.configuration)

  const others = order.lines.filter((one) => one.id !== line.id)
  const paidCents = keptOfLine(line)
  const sumIn = ({ totalCents, lines: known }: GoodsInCart) => ({
    totalCents,
    lineCents: known.get(id)?.paidCents ?? 0,
  })
  const paid = {
    totalCents: others.reduce((sum, one) => sum + keptOfLine(one), paidCents),
    lineCents: paidCents,
  }
  const { unitCents, regularUnitCents } = next.lines.get(id) ?? line
  const { amounts, lostCents } = replacedAmounts(line, {
    ...{ sku, unitCents, regularUnitCents: regularUnitCents ?? unitCents },
    keptCents: paidAfterChange(paid, sumIn(asked), sumIn(next)),
    discounts: codesLeft(next.discounts, others, order.discounts),
  })
  const before = { ...line, totalCents: paidCents }
  const options = optionsInWords(record, choice)
  const after = { options, designRevision, totalCents: keptOfLine({ ...line, ...amounts }) }
  const differenceCents = after.totalCents - before.totalCents
  const needsCourier = isOversize(resolveChoice(record, choice).size.parcel)
  const missed =
    (needsCourier && order.shippingAddress && isPoBox(order.shippingAddress)
      ? NO_COURIER_TO_PO_BOX
      : undefined) ??
    conditionMissed(order, asked.conditions, next.conditions, {
      freeDeliveryAboveCents: freeShippingAboveCents(deps.configuration),
      coupons: await readMinimums(deps.db, order.couponCodes),
    }) ??
    (lostCents > 0 ? OFFERS_LOST : undefined) ??
    (await identificationMissed(deps, order, differenceCents))
  return {
    ...{ line, before, after, sku, amounts, differenceCents, needsCourier },
    pieces: piecesToSend(line),
    recordVersion: version,
    ...(missed === undefined
      ? await settleDifference(deps.db, order, line, differenceCents)
      : { settlement: { kind: 'refused', words: missed } }),
  }
}

/** CA-83: an order that grows over the sum from which identities are asked is one that would not have been taken. */
async function identificationMissed(
  deps: PricingDeps,
  order: Order,
  differenceCents: number,
): Promise<string | undefined> {
  if (differenceCents <= 0) return undefined
  const asked = { ...deps, now: deps.clock.now() }
  const owner = ownerOf({ id: order.cartId, customerId: order.customerId })
  const least = await missingIdentification(
    deps.db,
    asked,
    owner,
    orderValue(order) - order.refundedCents + differenceCents,
  )
  return least === undefined ? undefined : mustOrderAnew(least)
}

/** The printed choice that a frozen design is of, when this line can become it. */
async function nextPiece({ db }: PricingDeps, line: OrderLine, designRevision: string) {
  if (line.recordFamily === null)
    return notNow('Nothing is printed for this line, so it has no design to change.')
  if (piecesToSend(line) === 0) return notNow(GIVEN_BACK)
  const sku = (await revisionSkus(db, [designRevision])).get(designRevision)
  if (sku === undefined) return notNow('We could not find this design. Please open it and save it again.')
  const sold = await findSku(db, sku)
  if (!sold) return notNow(await whyNotMade(db, sku))
  if (sold.record.family !== line.recordFamily) {
    return notNow(
      'A piece can be changed for another of the same kind only. Cancel the order to buy something else.',
    )
  }
  return { ...sold, sku }
}

const GIVEN_BACK = 'This piece was given back and is not made any more, so there is nothing of it to change.'
