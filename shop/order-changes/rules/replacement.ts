/** What a changed piece costs beside the one that it takes the place of. */
import { type Cents, formatMoney, gstWithin } from '#packages/money/money.ts'
import { spread } from '#packages/money/spread.ts'
import { askForAccount } from '../../orders/rules/how-to-pay.ts'
import type { OrderDiscount } from '../../orders/rules/order-facts.ts'
import { paymentMethodOf } from '../../orders/rules/payment-methods.ts'
import { keptOfLine } from '../../orders/rules/refund.ts'

export interface PricedLine {
  sku: string
  quantity: number
  unitCents: Cents
  /** Null when it is the same as `unitCents`. */
  regularUnitCents: Cents | null
  rowCents: Cents
  discountCents: Cents
  discounts: readonly OrderDiscount[]
  gstCents: Cents
}

export type Amounts = Omit<PricedLine, 'sku' | 'quantity' | 'discounts'> & { discounts: OrderDiscount[] }

/** All goods of an order, and one of its lines. */
export interface Sum {
  totalCents: Cents
  lineCents: Cents
}

/**
 * What is paid for a line after its change, so that the order costs what its cart asks for the goods as they are then.
 * Where the cart asks something else today than was paid for this very line, such as under a rule that is gone, the line
 * goes by the cart; what was paid for the other lines stays as it is.
 *
 * @param paid   before the change, of pieces that are still made
 * @param asked  by the cart for the same pieces
 * @param next   by the cart with the other piece
 */
export function paidAfterChange(paid: Sum, asked: Sum, next: Sum): Cents {
  const beyond = inBoth(paid.totalCents - asked.totalCents, paid.lineCents - asked.lineCents)
  return Math.max(0, paid.lineCents - beyond + next.totalCents - asked.totalCents)
}

const inBoth = (one: Cents, other: Cents): Cents => {
  if (one > 0 && other > 0) return Math.min(one, other)
  return one < 0 && other < 0 ? Math.max(one, other) : 0
}

/** A line of which some pieces may have been given back. */
export type KeptLine = PricedLine & { refundedQuantity: number }

export interface NextPiece {
  sku: string
  unitCents: Cents
  regularUnitCents: Cents
  /** To be paid for the pieces that are still made. */
  keptCents: Cents
  /** The most that each code of the order may take off them. */
  discounts: readonly OrderDiscount[]
}

/**
 * The amounts of a line in which another piece takes the place of the ordered one. The same SKU costs the same to the cent.
 *
 * @returns with what of `keptCents` the piece itself does not come to: other pieces would lose it
 */
export function replacedAmounts(line: KeptLine, next: NextPiece): { amounts: Amounts; lostCents: Cents } {
  if (next.sku === line.sku) return { amounts: amountsOf(line), lostCents: 0 }
  const { quantity, refundedQuantity } = line
  const { unitCents, regularUnitCents, discounts } = next
  const rowCents = unitCents * quantity
  const mostCents = unitCents * (quantity - refundedQuantity)
  const mostOff = discounts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const keptCents = Math.max(mostCents - mostOff, Math.min(mostCents, next.keptCents))
  const discountCents = rowCents - wholeOf(line, rowCents, keptCents)
  const shares = spread(
    discountCents,
    discounts.map(({ amountCents }) => amountCents),
  )
  const amounts = {
    ...{ unitCents, rowCents, discountCents },
    regularUnitCents: unitCents === regularUnitCents ? null : regularUnitCents,
    discounts: discounts
      .map((discount, index) => ({ ...discount, amountCents: shares[index] ?? 0 }))
      .filter(({ amountCents }) => amountCents > 0),
    gstCents: gstWithin(rowCents - discountCents),
  }
  return { amounts, lostCents: next.keptCents - Math.min(mostCents, next.keptCents) }
}

/** What the whole line costs, of whose pieces those that are still made cost so much. */
function wholeOf({ quantity, refundedQuantity }: KeptLine, rowCents: Cents, keptCents: Cents): Cents {
  const near = Math.round((keptCents * quantity) / (quantity - refundedQuantity))
  for (let step = 0; step <= quantity; step++) {
    const fitting = [near - step, near + step].find(
      (cents) =>
        keptOfLine({ quantity, refundedQuantity, rowCents, discountCents: rowCents - cents }) === keptCents,
    )
    if (fitting !== undefined) return fitting
  }
  throw new Error(`Expected ${quantity} pieces to cost ${keptCents} without those that were given back`)
}

/** What the shopper pays for the line. */
export const paidFor = ({ rowCents, discountCents }: Pick<Amounts, 'rowCents' | 'discountCents'>): Cents =>
  rowCents - discountCents

/** How much more the new line costs; below zero when it costs less. */
export const differenceOf = (before: PricedLine, after: Amounts): Cents => paidFor(after) - paidFor(before)

export interface SettledOrder {
  paidAt: Date | null
  /** What is to be paid in money. */
  grandTotalCents: Cents
  state: string
  paymentMethod: string
}

/** How a difference is settled, and in which words; a refusal says what else can be done. */
export type Settlement =
  | { kind: 'same' | 'to-pay' | 'back'; words: string }
  | { kind: 'refused'; words: string }

/** @param differenceCents  how much more the changed order costs */
export function settlementOf(order: SettledOrder, differenceCents: Cents): Settlement {
  if (differenceCents === 0) return { kind: 'same', words: 'It costs the same.' }
  const amount = formatMoney(Math.abs(differenceCents))
  if (order.state === 'pending-payment') {
    const dueCents = order.grandTotalCents + differenceCents
    if (dueCents <= 0) return { kind: 'refused', words: TOO_LITTLE }
    const words = `${amount} ${differenceCents > 0 ? 'more' : 'less'}: you have ${formatMoney(dueCents)} to pay in all.`
    return { kind: 'to-pay', words }
  }
  if (!order.paidAt) return { kind: 'refused', words: PAYMENT_UNDER_WAY }
  if (differenceCents < 0) return { kind: 'back', words: `${amount} less, ${howItGoesBack(order)}` }
  return { kind: 'refused', words: `${amount} more. ${COSTS_MORE}` }
}

const howItGoesBack = ({ paymentMethod }: SettledOrder) =>
  paymentMethodOf(paymentMethod)?.isOffline
    ? `which we give back by bank transfer. ${askForAccount('us')}`
    : 'which we give back the way it was paid.'

const PAYMENT_UNDER_WAY =
  'Your bank is paying this order right now. Try again in a minute, so that the difference is settled with what you paid.'
const TOO_LITTLE =
  'Gift cards, credit or points paid for more than this would cost. Cancel the order and order it again, and they come back to you whole.'
const COSTS_MORE =
  'A paid order cannot be made dearer here, and nothing is changed. Cancel it, which gives all your money back, and order the new one.'

const amountsOf = ({
  unitCents,
  regularUnitCents,
  rowCents,
  discountCents,
  discounts,
  gstCents,
}: PricedLine): Amounts => ({
  ...{ unitCents, regularUnitCents, rowCents, discountCents, gstCents },
  discounts: [...discounts],
})
