/** What an ordered piece would become with another frozen design, and what that costs. */
import { optionsInWords } from '#packages/product/options-in-words.ts'
import { isOversize } from '#packages/product/parcel.ts'
import { priceOf } from '#packages/product/price.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Refusal } from '../../api/refusal.ts'
import {
  type Configuration,
  freeShippingAboveCents,
  NO_COURIER_TO_PO_BOX,
} from '../../cart/rules/shipping.ts'
import { findSku } from '../../catalogue/store.ts'
import { revisionSkus } from '../../design/store.ts'
import { isPoBox } from '../../fields/rules/address.ts'
import { readMinimums } from '../../marketing/store/coupons.ts'
import { notNow } from '../../orders/commands/change-order.ts'
import { keptOfLine } from '../../orders/rules/refund.ts'
import { piecesToSend } from '../../orders/rules/shipping-lines.ts'
import { everyLineOfOrders, type Order, type OrderLine } from '../../orders/store.ts'
import { conditionMissed, type Goods } from '../rules/kept-conditions.ts'
import { type Amounts, replacedAmounts, type Settlement, settlementOf } from '../rules/replacement.ts'

/** A piece as it was ordered, or as it would be. */
export interface ShownPiece extends Pick<OrderLine, 'options' | 'designRevision'> {
  /** What the pieces that are still made cost, after coupons. */
  totalCents: number
}

export interface Replacement {
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
  settlement: Settlement
  /** Too large for the post. */
  needsCourier: boolean
}

/** @param designRevision  key of a frozen design of the same kind of product */
export async function planReplacement(
  db: Queryable,
  configuration: Configuration,
  order: Order,
  line: OrderLine,
  designRevision: string,
): Promise<Replacement | Refusal> {
  if (line.recordFamily === null)
    return notNow('Nothing is printed for this line, so it has no design to change.')
  const pieces = piecesToSend(line)
  if (pieces === 0) return notNow(GIVEN_BACK)
  const sku = (await revisionSkus(db, [designRevision])).get(designRevision)
  if (sku === undefined) return notNow('We could not find this design. Please open it and save it again.')
  const sold = await findSku(db, sku)
  if (!sold) return notNow('We do not make this choice any more. Please choose the size and options again.')
  if (sold.record.family !== line.recordFamily) {
    return notNow(
      'A piece can be changed for another of the same kind only. Cancel the order to buy something else.',
    )
  }
  const needsCourier = isOversize(resolveChoice(sold.record, sold.choice).size.parcel)
  if (needsCourier && order.shippingAddress && isPoBox(order.shippingAddress))
    return notNow(NO_COURIER_TO_PO_BOX)
  const regularCents = priceOf(sold.record, sold.choice).unitCents
  const everyLine = (await everyLineOfOrders(db, [order.id])).get(order.id) ?? []
  const amounts = replacedAmounts(asOrdered(everyLine, line), { sku, regularCents })
  const before = { ...line, totalCents: keptOfLine(line) }
  const options = optionsInWords(sold.record, sold.choice)
  const after = { options, designRevision, totalCents: keptOfLine({ ...line, ...amounts }) }
  const differenceCents = after.totalCents - before.totalCents
  const missed = conditionMissed(order, ...goodsOf(everyLine, line, amounts), {
    freeDeliveryAboveCents: freeShippingAboveCents(configuration),
    coupons: await readMinimums(db, order.couponCodes),
  })
  if (missed !== undefined) return notNow(missed)
  return {
    line,
    pieces,
    before,
    after,
    sku,
    recordVersion: sold.version,
    amounts,
    differenceCents,
    settlement: settlementOf(order, differenceCents),
    needsCourier,
  }
}

const GIVEN_BACK = 'This piece was given back and is not made any more, so there is nothing of it to change.'

/** The line that the order was placed with, of a piece that may have been changed several times since. */
function asOrdered(everyLine: readonly OrderLine[], line: OrderLine): OrderLine {
  const before = everyLine.find(({ replacedBy }) => replacedBy === line.id)
  return before ? asOrdered(everyLine, before) : line
}

/** All that the order makes, before and after the change. */
function goodsOf(everyLine: readonly OrderLine[], line: OrderLine, amounts: Amounts): [Goods, Goods] {
  const made = everyLine.filter(({ replacedBy }) => replacedBy === null)
  const sumOf = (lines: readonly OrderLine[]): Goods => ({
    subtotalCents: lines.reduce((sum, one) => sum + keptOfLine({ ...one, discountCents: 0 }), 0),
    paidCents: lines.reduce((sum, one) => sum + keptOfLine(one), 0),
  })
  return [sumOf(made), sumOf(made.map((one) => (one.id === line.id ? { ...one, ...amounts } : one)))]
}
