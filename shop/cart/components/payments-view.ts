import { type Cents, fromDollars } from '#packages/money/money.ts'
import type { CartViewFragment } from '../../generated/client/graphql.ts'

/** What can pay for a cart beside the card. */
export interface PaymentsView {
  giftCards: readonly GiftCardView[]
  /** Undefined for guests, and for customers without any. */
  credit: CreditView | undefined
  /** Undefined for guests. */
  points: PointsView | undefined
}

export interface GiftCardView {
  code: string
  /** What it pays of this cart. */
  paysCents: Cents
  /** On the card after the order. */
  leftCents: Cents
}

export interface CreditView {
  balanceCents: Cents
  paysCents: Cents
  isUsed: boolean
}

export interface PointsView {
  balance: number
  spent: number
  /** What there is to pay without them. */
  dueCents: Cents
  usesMost: boolean
  /** How orders earn them, as sentences. */
  earning: readonly { title: string; description: string }[]
  /** How this cart can spend them; undefined while the shop takes none. */
  rule: PointsRule | undefined
}

export interface PointsRule {
  id: string
  min: number
  /** Below `min` when this cart can take none. */
  max: number
  /** So many points pay so much. */
  rate: { points: number; cents: Cents }
}

export function paymentsView(cart: CartViewFragment): PaymentsView {
  const credit = cart.applied_store_credit
  const balanceCents = fromDollars(credit?.current_balance?.value ?? 0)
  return {
    giftCards: (cart.appliedGiftcards ?? []).flatMap((card) =>
      card
        ? [
            {
              code: card.code,
              paysCents: fromDollars(card.applied_amount?.value ?? 0),
              leftCents: fromDollars(card.card_remaining_amount?.value ?? 0),
            },
          ]
        : [],
    ),
    credit:
      credit && balanceCents > 0
        ? {
            balanceCents,
            paysCents: fromDollars(credit.applied_balance?.value ?? 0),
            isUsed: credit.enabled ?? false,
          }
        : undefined,
    points: pointsView(cart),
  }
}

function pointsView({ rewardPoints: points, ...cart }: CartViewFragment): PointsView | undefined {
  if (points?.balance == null) return undefined
  const takenCents = fromDollars(cart.applied_reward_points?.money.value ?? 0)
  const { spending, earning } = points
  const rule = spending?.rules?.[0]
  return {
    balance: points.balance,
    spent: spending?.point_spent ?? 0,
    dueCents: fromDollars(cart.prices?.grand_total?.value ?? 0) + takenCents,
    usesMost: spending?.use_max_points ?? false,
    earning: (earning?.rules ?? []).flatMap((one) =>
      one ? [{ title: one.title ?? '', description: one.description ?? '' }] : [],
    ),
    rule: rule
      ? {
          id: rule.id,
          min: rule.min ?? 0,
          max: rule.max ?? 0,
          rate: { points: rule.rate.points, cents: fromDollars(rule.rate.currency_amount) },
        }
      : undefined,
  }
}

/** What so many points pay by a rule: parts of a cent are left out, and more than is due is not taken. */
export function worthOf({ rate }: PointsRule, points: number, dueCents: Cents): Cents {
  return Math.min(dueCents, Math.floor((points * rate.cents) / rate.points))
}
