/** What a changed piece costs beside the one that it takes the place of. */
import { type Cents, formatMoney, gstWithin } from '#packages/money/money.ts'
import { askForAccount } from '../../orders/rules/how-to-pay.ts'
import type { OrderDiscount } from '../../orders/rules/order-facts.ts'
import { paymentMethodOf } from '../../orders/rules/payment-methods.ts'

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

/**
 * The amounts of a line in which another piece takes the place of the ordered one. What offers and coupons took off the
 * ordered piece they take off this one in the same share, and never more money than they did: an offer may be of one size
 * alone. The same SKU costs the same to the cent.
 *
 * @param ordered       as the order was placed, whatever has taken its place since
 * @param regularCents  of one of the new pieces, without any offer
 */
export function replacedAmounts(ordered: PricedLine, next: { sku: string; regularCents: Cents }): Amounts {
  if (next.sku === ordered.sku) return amountsOf(ordered)
  const { quantity, discounts } = ordered
  const unitCents = next.regularCents - savedOnOne(ordered, next.regularCents)
  const rowCents = unitCents * quantity
  const discountCents = Math.min(
    ordered.discountCents,
    shareOf(rowCents, ordered.discountCents, ordered.rowCents),
  )
  return {
    unitCents,
    regularUnitCents: unitCents === next.regularCents ? null : next.regularCents,
    rowCents,
    discountCents,
    discounts: sharedOut({ discounts, discountCents: ordered.discountCents }, discountCents),
    gstCents: gstWithin(rowCents - discountCents),
  }
}

function savedOnOne({ unitCents, regularUnitCents }: PricedLine, nextCents: Cents): Cents {
  if (regularUnitCents === null) return 0
  const savedCents = regularUnitCents - unitCents
  return Math.min(savedCents, nextCents, shareOf(nextCents, savedCents, regularUnitCents))
}

const shareOf = (cents: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Math.round((cents * part) / whole)

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

/** Each coupon keeps its share; the last takes the cents that rounding leaves. */
function sharedOut(
  line: Pick<PricedLine, 'discounts' | 'discountCents'>,
  discountCents: Cents,
): OrderDiscount[] {
  let left = discountCents
  return line.discounts.map((discount, index) => {
    const isLast = index === line.discounts.length - 1
    const part = Math.round((discount.amountCents * discountCents) / Math.max(1, line.discountCents))
    const amountCents = isLast ? left : Math.min(left, part)
    left -= amountCents
    return { ...discount, amountCents }
  })
}
