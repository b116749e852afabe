/** What pays for a cart beside the card: gift cards first, then store credit, then reward points. */
import type { Cents } from '#packages/money/money.ts'
import type { SpendingRule } from './offers.ts'

export interface GiftCardInUse {
  code: string
  balanceCents: Cents
  /** YYYY-MM-DD, the last day it can be used. */
  expiresOn: string
  isExpired: boolean
}

export interface PointsInUse {
  /** Points that the customer can spend. */
  balance: number
  rule: SpendingRule
  /** Null for as many as possible. */
  wanted: number | null
  usesMax: boolean
}

export interface PaidByCard {
  code: string
  appliedCents: Cents
  /** On the card after the order. */
  remainingCents: Cents
  /** What the cart still costs after this card. */
  dueAfterCents: Cents
  expiresOn: string
}

export interface Paid {
  giftCards: readonly PaidByCard[]
  giftCardCents: Cents
  creditCents: Cents
  pointsSpent: number
  pointsCents: Cents
  /** Most points that this cart could take by the rule in use; 0 without one. */
  mostPoints: number
  /** Why the requested points are not taken. */
  pointsNote: string | undefined
  dueCents: Cents
}

/**
 * Each takes no more than it holds and no more than is left to pay. The order of the gift cards decides only which of
 * them is used up first.
 */
export function paid(
  dueCents: Cents,
  means: {
    giftCards: readonly GiftCardInUse[]
    creditCents: Cents | undefined
    points: PointsInUse | undefined
  },
): Paid {
  let due = dueCents
  const giftCards = means.giftCards.map(({ code, balanceCents, expiresOn, isExpired }) => {
    const appliedCents = isExpired ? 0 : Math.min(balanceCents, due)
    due -= appliedCents
    return { code, appliedCents, remainingCents: balanceCents - appliedCents, dueAfterCents: due, expiresOn }
  })
  const giftCardCents = dueCents - due
  const creditCents = Math.min(means.creditCents ?? 0, due)
  due -= creditCents
  const points = means.points ? spentPoints(due, means.points) : undefined
  const pointsCents = points?.cents ?? 0
  return {
    giftCards,
    giftCardCents,
    creditCents,
    pointsSpent: points?.spent ?? 0,
    pointsCents,
    mostPoints: points?.most ?? 0,
    pointsNote: points?.note,
    dueCents: due - pointsCents,
  }
}

/** What so many points are worth, parts of a cent left out. */
export function worthOf({ points, cents }: SpendingRule, spent: number): Cents {
  return Math.floor((spent * cents) / points)
}

/** Fewest points that are worth at least this much. */
export function pointsWorth({ points, cents }: SpendingRule, amountCents: Cents): number {
  return Math.ceil((amountCents * points) / cents)
}

/** Fewest and most points that can be spent on an amount; the most may be below the fewest, which means none. */
export function pointsLimits(rule: SpendingRule, balance: number, due: Cents): { min: number; max: number } {
  return {
    min: Math.max(1, rule.minPoints),
    max: Math.min(balance, rule.maxPoints ?? balance, pointsWorth(rule, due)),
  }
}

/**
 * Why so many points cannot be spent at all, whatever the cart costs.
 *
 * @param wanted  undefined for as many as possible
 */
export function pointsProblem(
  { minPoints, maxPoints }: SpendingRule,
  balance: number,
  wanted: number | undefined,
): string | undefined {
  const most = Math.min(balance, maxPoints ?? balance)
  if (balance < Math.max(1, minPoints)) {
    return `At least ${minPoints} points can be spent at once, and you have ${balance}.`
  }
  if (wanted === undefined) return undefined
  if (!Number.isInteger(wanted)) return 'Please give a whole number of points.'
  return wanted < minPoints || wanted > most || wanted < 1
    ? `You can spend ${Math.max(1, minPoints)} to ${most} points.`
    : undefined
}

function spentPoints(due: Cents, { balance, rule, wanted, usesMax }: PointsInUse) {
  const { max: most } = pointsLimits(rule, balance, due)
  const asked = usesMax || wanted === null ? most : Math.min(wanted, most)
  if (asked < rule.minPoints || asked <= 0) {
    const note =
      most < rule.minPoints
        ? `At least ${rule.minPoints} points can be spent at once, and ${most} is the most for this cart.`
        : `At least ${rule.minPoints} points can be spent at once.`
    return { spent: 0, cents: 0, most, note: due > 0 ? note : undefined }
  }
  const cents = Math.min(due, worthOf(rule, asked))
  // A fraction of a cent pays nothing, so its points are not taken.
  return { spent: Math.min(asked, pointsWorth(rule, cents)), cents, most, note: undefined }
}
