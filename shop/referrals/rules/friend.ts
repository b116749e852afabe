/** Who counts as a friend: somebody new to the shop, and not the referrer by another name. */
import type { Cents } from '#packages/money/money.ts'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { isEnough } from './referral-states.ts'

export interface ReferredOrder {
  customerId: number | null
  email: string
  /** What the goods come to, without gift certificates, memberships and delivery. */
  goodsCents: Cents
  /** Whether the mailbox or the account has another order already. */
  hasOrderedBefore: boolean
  /** Whether the card has paid an order of the referrer; false where the gateway tells no card from another. */
  isReferrersCard: boolean
}

export function isReferral(
  order: ReferredOrder,
  referrer: { id: number; email: string },
  { minimumCents }: { minimumCents: Cents },
): boolean {
  if (order.customerId === referrer.id || mailboxOf(order.email) === mailboxOf(referrer.email)) return false
  if (order.hasOrderedBefore || order.isReferrersCard) return false
  return isEnough({ ...order, minimumCents })
}

export interface OrderAmounts {
  subtotalCents: Cents
  discountCents: Cents
  pointsCents: Cents
  /** Without what was given back of the delivery. */
  refundedCents: Cents
  lines: readonly {
    kind: string
    rowCents: Cents
    discountCents: Cents
    isInvoiced: boolean
    quantity: number
    refundedQuantity: number
  }[]
}

/**
 * What was paid for goods and stayed with the shop. Gift certificates are money in another form, and a membership is no
 * product: whoever buys one for oneself by another name would only exchange money.
 */
export function goodsCentsOf(order: OrderAmounts): Cents {
  const { subtotalCents, discountCents, pointsCents, refundedCents, lines } = order
  const others = lines
    .filter(({ kind, isInvoiced }) => isInvoiced && (kind === 'gift-certificate' || kind === 'membership'))
    .reduce((sum, line) => sum + keptCentsOf(line), 0)
  return Math.max(0, subtotalCents - discountCents - pointsCents - refundedCents - others)
}

/** What was given back of a line is among what was refunded of its order. */
const keptCentsOf = ({
  rowCents,
  discountCents,
  quantity,
  refundedQuantity,
}: OrderAmounts['lines'][number]) =>
  Math.round(((rowCents - discountCents) * (quantity - refundedQuantity)) / quantity)
