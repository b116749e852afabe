/** How much of an order may be refunded, and to where. */
import { type Cents, formatMoney, gstWithin } from '#packages/money/money.ts'
import { orderValue } from './order-amounts.ts'
import type { LineKind } from './order-facts.ts'

/** Where the money goes: back the way it came through the gateway or the bank, or to the customer's store credit. */
export type RefundWay = 'gateway' | 'bank' | 'credit'

/** `open` until the gateway, or staff, have carried it out. */
export type RefundState = 'open' | 'settled'

export interface RefundableOrder {
  /** Null for a guest, who has no store credit. */
  customerId: number | null
  shippingCents: Cents
  shippingDiscountCents: Cents
  grandTotalCents: Cents
  giftCardCents: Cents
  creditCents: Cents
  pointsCents: Cents
  refundedCents: Cents
  moneyBackCents: Cents
}

export interface RefundableLine {
  id: number
  kind: LineKind
  productName: string
  quantity: number
  rowCents: Cents
  discountCents: Cents
  shippedQuantity: number
  cancelledQuantity: number
  refundedQuantity: number
}

export interface RefundRequest {
  lines: readonly { orderLineId: number; quantity: number }[]
  shippingCents: Cents
  /** Above zero for goodwill, below for a fee kept. */
  adjustmentCents: Cents
  way: RefundWay
}

export interface RefundPlan {
  lines: { orderLineId: number; quantity: number; totalCents: Cents }[]
  goodsCents: Cents
  shippingCents: Cents
  adjustmentCents: Cents
  gstCents: Cents
  totalCents: Cents
  /** The part that is money, through the gateway or the bank. */
  moneyCents: Cents
  /** The part that goes to the customer's store credit. */
  creditCents: Cents
  /** Gift cards, credit and points that paid for the order get back what they gave. */
  givesBackIncentives: boolean
  /** Everything that was paid is refunded. */
  isWhole: boolean
}

/** Why a refund is refused, as a sentence for staff. */
export interface NoRefund {
  kind: 'no-refund'
  sentence: string
}

/**
 * @param earlierShippingCents  delivery that earlier refunds gave back
 */
export function planRefund(
  order: RefundableOrder,
  lines: readonly RefundableLine[],
  earlierShippingCents: Cents,
  request: RefundRequest,
): RefundPlan | NoRefund {
  const parts: RefundPlan['lines'] = []
  let gstCents = 0
  for (const { orderLineId, quantity } of request.lines) {
    const line = lines.find(({ id }) => id === orderLineId)
    if (!line) return no(`The order has no line ${orderLineId}.`)
    if (parts.some((part) => part.orderLineId === orderLineId)) return no('A line is named twice.')
    const problem = lineProblem(line, quantity)
    if (problem) return no(problem)
    const totalCents =
      shareOfLine(line, line.refundedQuantity + quantity) - shareOfLine(line, line.refundedQuantity)
    parts.push({ orderLineId, quantity, totalCents })
    gstCents += gstWithin(totalCents)
  }
  const { shippingCents, adjustmentCents } = request
  const shippingLeft = order.shippingCents - order.shippingDiscountCents - earlierShippingCents
  if (!isWholeCents(shippingCents) || !Number.isSafeInteger(adjustmentCents))
    return no('Amounts are whole cents.')
  if (shippingCents > shippingLeft) {
    return no(`At most ${formatMoney(shippingLeft)} of the delivery can be given back.`)
  }
  const goodsCents = parts.reduce((sum, part) => sum + part.totalCents, 0)
  const totalCents = goodsCents + shippingCents + adjustmentCents
  const left = orderValue(order) - order.refundedCents
  if (totalCents <= 0) return no('There is nothing to give back.')
  if (totalCents > left) return no(`At most ${formatMoney(left)} of this order can be given back.`)
  const ways = splitOfRefund(order, totalCents, request.way)
  if ('kind' in ways) return ways
  gstCents += gstWithin(shippingCents) + Math.sign(adjustmentCents) * gstWithin(Math.abs(adjustmentCents))
  const isWhole = totalCents === left
  const certificate = lines.find(
    ({ id, kind }) => kind === 'gift-certificate' && parts.some(({ orderLineId }) => orderLineId === id),
  )
  if (certificate && !isWhole) {
    return no(
      `${certificate.productName} is in use from the moment that it is paid, so it goes back with all of its order only.`,
    )
  }
  return { lines: parts, goodsCents, shippingCents, adjustmentCents, gstCents, totalCents, isWhole, ...ways }
}

/** Everything of an order that is not refunded yet, the way it was paid. */
export function wholeRefund(
  order: RefundableOrder,
  lines: readonly RefundableLine[],
  earlierShippingCents: Cents,
  way: RefundWay,
): RefundRequest {
  const wanted = lines
    .filter((line) => line.quantity > line.refundedQuantity)
    .map((line) => ({ orderLineId: line.id, quantity: line.quantity - line.refundedQuantity, line }))
  const shippingCents = order.shippingCents - order.shippingDiscountCents - earlierShippingCents
  const goods = wanted.reduce(
    (sum, { line }) => sum + shareOfLine(line, line.quantity) - shareOfLine(line, line.refundedQuantity),
    0,
  )
  // Earlier goodwill or kept fees, and cents that belong to no line.
  const adjustmentCents = orderValue(order) - order.refundedCents - goods - shippingCents
  const parts = wanted.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
  return { lines: parts, shippingCents, adjustmentCents, way }
}

type PaidLine = Pick<RefundableLine, 'rowCents' | 'discountCents' | 'quantity'>

/** What the first so many pieces of a line cost; all of them cost exactly what was paid for the line. */
function shareOfLine({ rowCents, discountCents, quantity }: PaidLine, pieces: number): Cents {
  return Math.round(((rowCents - discountCents) * pieces) / quantity)
}

/** What is paid for the pieces of a line that were not given back. */
export const keptOfLine = (line: PaidLine & Pick<RefundableLine, 'refundedQuantity'>): Cents =>
  shareOfLine(line, line.quantity) - shareOfLine(line, line.refundedQuantity)

function lineProblem(line: RefundableLine, quantity: number): string | undefined {
  const left = line.quantity - line.refundedQuantity
  if (!Number.isSafeInteger(quantity) || quantity < 1) return 'A quantity is a whole number from 1.'
  if (quantity > left) return `At most ${left} of ${line.productName} can be refunded.`
  return undefined
}

/**
 * Money first; what gift cards, credit and points paid goes back to them when the whole order goes back. Store credit that
 * earlier refunds gave counts as money; where it was more than the money that is left, the rest is store credit, too.
 */
function splitOfRefund(
  order: RefundableOrder,
  totalCents: Cents,
  way: RefundWay,
): Pick<RefundPlan, 'moneyCents' | 'creditCents' | 'givesBackIncentives'> | NoRefund {
  if (way === 'credit') return { moneyCents: 0, creditCents: totalCents, givesBackIncentives: false }
  const moneyLeft = order.grandTotalCents - order.moneyBackCents
  const isWhole = totalCents === orderValue(order) - order.refundedCents
  if (isWhole) {
    const paidOtherwise = orderValue(order) - order.grandTotalCents
    const moneyCents = totalCents - paidOtherwise
    return moneyCents < 0
      ? { moneyCents: 0, creditCents: totalCents, givesBackIncentives: false }
      : { moneyCents, creditCents: 0, givesBackIncentives: paidOtherwise > 0 }
  }
  if (totalCents <= moneyLeft) return { moneyCents: totalCents, creditCents: 0, givesBackIncentives: false }
  const most = `At most ${formatMoney(moneyLeft)} of this order can go back the way it was paid`
  return no(
    order.customerId === null
      ? `${most}; the rest was paid by gift card, which gets it back with all of the order only.`
      : `${most}; the rest was paid by gift card, credit or points. Give it back as store credit.`,
  )
}

const isWholeCents = (cents: Cents) => Number.isSafeInteger(cents) && cents >= 0

const no = (sentence: string): NoRefund => ({ kind: 'no-refund', sentence })
