import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { couponRefusal } from '../rules/coupon.ts'
import { maskedGiftCardCode } from '../rules/gift-card-code.ts'
import { lockCoupons, recordCouponUses, usesOfShopper, wasTaken } from '../store/coupons.ts'
import { deleteFirstOrder, noteFirstOrder } from '../store/first-orders.ts'
import type { Shopper } from '../store/incentives.ts'
import { lockPurses, type Move, movePurses, type Purse, purseKey, spendPoints } from '../store/purses.ts'
import type { PayingKind } from '../tables.ts'
import { closeExpired } from './expire-points.ts'

/** The incentives of an order, taken from its priced cart. */
export interface TakenIncentives {
  coupons: readonly { code: string; givesCents: Cents }[]
  totals: {
    giftCards: readonly { code: string; appliedCents: Cents }[]
    creditCents: Cents
    pointsSpent: number
  }
}

export interface TakingOrder {
  orderId: string
  orderNumber?: string | undefined
  customerId: number | null
  email: string
  cart: TakenIncentives
}

/** Whether an order uses anything that may be gone by the time it is taken. */
export function usesIncentives({ coupons, totals }: TakenIncentives): boolean {
  const { giftCards, creditCents, pointsSpent } = totals
  return (
    coupons.some(({ givesCents }) => givesCents > 0) ||
    giftCards.some(({ appliedCents }) => appliedCents > 0) ||
    creditCents > 0 ||
    pointsSpent > 0
  )
}

/**
 * Takes from coupons, gift cards, credit and points what an order was priced with, in the caller's transaction.
 *
 * Rows are always locked in one order: first orders, coupons by code, then purses by kind and holder. A refused order
 * changes nothing, and calling again for the same order takes nothing more.
 *
 * @returns why something is no longer there; undefined when everything was taken
 */
export async function takeIncentives(
  tx: Transaction,
  order: TakingOrder,
  now: Date,
): Promise<undefined | string> {
  const { orderId, customerId } = order
  const email = order.email.toLowerCase()
  const codes = order.cart.coupons.filter(({ givesCents }) => givesCents > 0).map(({ code }) => code)
  const moves = movesOf(order, now)
  const usesSomething = usesIncentives(order.cart)
  if (usesSomething && (await wasTaken(tx, orderId))) return undefined

  const isFirstOrder = await noteFirstOrder(tx, { customerId, email }, orderId)
  if (!usesSomething) return undefined
  const problem =
    (await couponProblem(tx, codes, { customerId, email, isFirstOrder, now })) ??
    (await purseProblem(tx, moves, now))
  if (problem !== undefined) {
    await deleteFirstOrder(tx, orderId)
    return problem
  }
  if (codes.length > 0) await recordCouponUses(tx, codes, { orderId, customerId, email, usedAt: now })
  await movePurses(
    tx,
    moves.filter(({ kind }) => kind !== 'points'),
  )
  for (const move of moves) if (move.kind === 'points') await takePoints(tx, move)
  return undefined
}

/** An entry for each moment at which some of them would expire, so that they come back with the time they had left. */
async function takePoints(tx: Transaction, move: Move): Promise<void> {
  const wanted = -move.change
  const spent = await spendPoints(tx, move.holder, wanted)
  for (const { points, expiresAt } of spent) {
    const cause = `order ${move.orderId}, points good until ${expiresAt.toISOString()}`
    await movePurses(tx, [{ ...move, change: -points, expiresAt, cause }])
  }
  const others = wanted - spent.reduce((sum, { points }) => sum + points, 0)
  if (others > 0) await movePurses(tx, [{ ...move, change: -others }])
}

type Paying<Of extends Purse> = Of & { kind: PayingKind }

function movesOf(
  { orderId, orderNumber, customerId, cart: { totals } }: TakingOrder,
  at: Date,
): Paying<Move>[] {
  const spent = (purse: Paying<Purse>, amount: number): Paying<Move>[] =>
    amount > 0
      ? [
          {
            ...purse,
            change: -amount,
            reason: 'spent',
            orderId,
            note: orderNumber && `Order ${orderNumber}`,
            at,
          },
        ]
      : []
  const holder = String(customerId)
  return [
    ...totals.giftCards.flatMap(({ code, appliedCents }) =>
      spent({ kind: 'gift-card', holder: code }, appliedCents),
    ),
    ...spent({ kind: 'credit', holder }, totals.creditCents),
    ...spent({ kind: 'points', holder }, totals.pointsSpent),
  ]
}

async function couponProblem(
  tx: Transaction,
  codes: readonly string[],
  { isFirstOrder, now, ...shopper }: Shopper & { isFirstOrder: boolean; now: Date },
): Promise<string | undefined> {
  if (codes.length === 0) return undefined
  const locked = await lockCoupons(tx, codes)
  const uses = await usesOfShopper(tx, codes, shopper)
  for (const code of codes) {
    const facts = { now, isFirstOrder, usesOfShopper: uses.get(code) ?? 0 }
    const refusal = couponRefusal(
      locked.find((coupon) => coupon.code === code),
      facts,
    )
    if (refusal) return `${code.toUpperCase()}: ${refusal}`
  }
  return undefined
}

async function purseProblem(
  tx: Transaction,
  moves: readonly Paying<Move>[],
  now: Date,
): Promise<string | undefined> {
  const balances = await lockPurses(tx, moves)
  for (const { kind, holder, change } of moves) {
    const expired = kind === 'points' ? await closeExpired(tx, holder, now) : 0
    const held = (balances.get(purseKey({ kind, holder })) ?? 0) - expired
    if (held + change < 0) return MISSING[kind](holder)
  }
  return undefined
}

const MISSING: Record<PayingKind, (holder: string) => string> = {
  'gift-card': (code) => `Gift card ${maskedGiftCardCode(code)} does not hold this amount any more.`,
  credit: () => 'Your store credit does not hold this amount any more.',
  points: () => 'You do not have this many reward points any more.',
}
