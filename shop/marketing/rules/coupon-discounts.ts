/** What coupons take off the lines of a cart: of base prices only, to the cent, never more than there is. */
import { type Cents, percentOf } from '#packages/money/money.ts'
import { spread } from '#packages/money/spread.ts'
import type { Coupon, CouponGift } from './coupon.ts'

/** A line as coupons see it. */
export interface CouponLine {
  id: number
  family: string | undefined
  size: string | undefined
  /** J-23: of a size that no coupon but a free piece of it touches, what the note in the cart calls it. */
  specialName: string | undefined
  quantity: number
  /** Base price of one that is sold after price rules: of a set, with all its pieces. */
  baseCents: Cents
  /** The same without what a set adds. */
  pieceCents: Cents
  takesOffers: boolean
}

export interface LineDiscount {
  lineId: number
  code: string
  label: string
  cents: Cents
}

/**
 * What comes first takes first: whole free pieces, then percentages, then amounts; among equals by code. The order in
 * which the shopper typed the codes changes nothing. Percentages are of the base price after price rules, not of what
 * other coupons left, so two of them add up.
 */
export function couponDiscounts(lines: readonly CouponLine[], coupons: readonly Coupon[]): LineDiscount[] {
  const left = new Map(lines.map((line) => [line.id, line.baseCents * line.quantity]))
  const discounts: LineDiscount[] = []
  for (const coupon of inOrder(coupons)) {
    const fitting = lines.filter((line) => couponFits(coupon, line))
    const shares = sharesOf(coupon.gift, fitting, (line) => left.get(line.id) ?? 0)
    for (const [index, line] of fitting.entries()) {
      const before = left.get(line.id) ?? 0
      const cents = Math.min(shares[index] ?? 0, before)
      if (cents === 0) continue
      left.set(line.id, before - cents)
      discounts.push({ lineId: line.id, code: coupon.code, label: coupon.label, cents })
    }
  }
  return discounts
}

/** Whether a coupon applies to such a line. */
export function couponFits({ family, sizes, gift }: Coupon, line: Omit<CouponLine, 'id'>): boolean {
  if (!line.takesOffers) return false
  if (family !== null && family !== line.family) return false
  if (gift.kind === 'free-piece') return line.size === gift.size
  if (line.specialName !== undefined) return false
  return sizes === null || (line.size !== undefined && sizes.includes(line.size))
}

const ORDER: Record<CouponGift['kind'], number> = {
  'free-piece': 0,
  'buy-x-get-y': 1,
  percent: 2,
  fixed: 3,
  'free-shipping': 4,
}

function inOrder(coupons: readonly Coupon[]): Coupon[] {
  return [...coupons].sort(
    (one, other) => ORDER[one.gift.kind] - ORDER[other.gift.kind] || (one.code < other.code ? -1 : 1),
  )
}

/** One amount for each line; the caller cuts it to what is left of the line. */
function sharesOf(
  gift: CouponGift,
  lines: readonly CouponLine[],
  leftOf: (line: CouponLine) => Cents,
): readonly Cents[] {
  switch (gift.kind) {
    case 'percent':
      return lines.map((line) => percentOf(line.baseCents * line.quantity, gift.percent))
    case 'fixed': {
      const left = lines.map(leftOf)
      return spread(Math.min(gift.cents, sum(left)), left)
    }
    case 'buy-x-get-y':
      return freePieces(lines, gift)
    case 'free-piece': {
      // Of a set one piece, not all that it holds.
      const [dearest] = [...lines].sort(
        (one, other) => other.pieceCents - one.pieceCents || one.id - other.id,
      )
      return lines.map((line) => (line === dearest ? line.pieceCents : 0))
    }
    case 'free-shipping':
      return lines.map(() => 0)
  }
}

/** Pieces are sorted by price, the highest first; of every `buy` + `free` of them the last `free` cost nothing. */
function freePieces(lines: readonly CouponLine[], { buy, free }: { buy: number; free: number }): Cents[] {
  const freeAmong = (pieces: number) =>
    Math.floor(pieces / (buy + free)) * free + Math.max(0, (pieces % (buy + free)) - buy)
  const row = lines
    .map((line, place) => ({ line, place }))
    .sort((one, other) => other.line.baseCents - one.line.baseCents || one.line.id - other.line.id)
  const shares = lines.map(() => 0)
  let before = 0
  for (const { line, place } of row) {
    shares[place] = (freeAmong(before + line.quantity) - freeAmong(before)) * line.baseCents
    before += line.quantity
  }
  return shares
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)
