/** Why a cart costs what it costs: every cent of the grand total with its reason. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { maskedGiftCardCode } from '../../marketing/rules/gift-card-code.ts'
import type { Paid } from '../../marketing/rules/paying.ts'
import type { UnitPart } from '../../marketing/rules/unit-price.ts'
import type { Delivery, SummedLine } from './totals.ts'

export interface Explained {
  /** Above zero for what is charged, below for what is taken off or paid otherwise. */
  cents: Cents
  code: UnitPart['code'] | 'coupon' | 'shipping' | 'free_shipping' | 'gift_card' | 'store_credit' | 'points'
  sentence: string
  /** The line it belongs to; undefined for the whole cart. */
  lineId: number | undefined
}

interface ExplainedLine extends SummedLine {
  id: number
  quantity: number
  parts: readonly UnitPart[]
}

/** @returns entries whose cents add up to the grand total; what is zero is left out */
export function explanationOf(cart: {
  lines: readonly ExplainedLine[]
  delivery: Delivery
  /** Of the method in use. */
  methodTitle: string
  paid: Paid
}): Explained[] {
  const { delivery, paid } = cart
  const whole = (code: Explained['code'], sentence: string, cents: Cents) => ({
    cents,
    code,
    sentence,
    lineId: undefined,
  })
  return [
    ...cart.lines.flatMap(explainedLine),
    whole('shipping', `${cart.methodTitle} delivery`, delivery.cents),
    whole('free_shipping', discountSentence(delivery.discount), -(delivery.discount?.cents ?? 0)),
    ...paid.giftCards.map(({ code, appliedCents }) =>
      whole('gift_card', `Paid with gift card ${maskedGiftCardCode(code)}`, -appliedCents),
    ),
    whole('store_credit', 'Paid with store credit', -paid.creditCents),
    whole('points', `Paid with ${paid.pointsSpent} reward points`, -paid.pointsCents),
  ].filter(({ cents }) => cents !== 0)
}

function explainedLine({ id, quantity, parts, discounts }: ExplainedLine): Explained[] {
  const pieces = quantity === 1 ? '' : `${quantity} × `
  return [
    ...parts.map(({ code, label, cents }) => ({
      cents: cents * quantity,
      code,
      sentence: cents < 0 ? label : `${pieces}${label} at ${formatMoney(cents)}`,
      lineId: id,
    })),
    ...discounts.map((discount) => ({
      cents: -discount.cents,
      code: 'coupon' as const,
      sentence: discountSentence(discount),
      lineId: id,
    })),
  ]
}

/** Empty without a discount. */
export const discountSentence = (discount: { code: string; label: string } | undefined): string =>
  discount ? `${discount.label} (code ${discount.code.toUpperCase()})` : ''
