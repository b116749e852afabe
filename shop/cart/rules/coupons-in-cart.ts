/** Which of a cart's coupons count, and why the others give nothing. */
import type { Cents } from '#packages/money/money.ts'
import { type Coupon, minimumMissed } from '../../marketing/rules/coupon.ts'
import { type CouponLine, couponFits, type LineDiscount } from '../../marketing/rules/coupon-discounts.ts'
import type { CouponInUse } from '../../marketing/rules/incentives.ts'

export interface CouponOutcome {
  code: string
  /** Off lines and delivery together. */
  givesCents: Cents
  /** Why it gives nothing; undefined while it gives something. */
  note: string | undefined
  /** True when only another coupon of the cart prevents it. */
  isBlocked: boolean
  successMessage: string | undefined
}

/** Coupons that may apply, in the order of the cart; one that cannot be combined leaves out those after it. */
export function usableCoupons(coupons: readonly CouponInUse[], goodsCents: Cents): Coupon[] {
  const usable: Coupon[] = []
  for (const { coupon, refusal } of coupons) {
    if (!coupon || refusal !== undefined || minimumMissed(coupon, goodsCents)) continue
    if (usable.every((other) => combine(other, coupon))) usable.push(coupon)
  }
  return usable
}

export function combine(one: Coupon, other: Coupon): boolean {
  return one.isCombinable && other.isCombinable
}

/** What the outcome of delivery says about a coupon for free delivery. */
export interface DeliveryForCoupons {
  /** False when nothing of the cart is sent. */
  isDelivered: boolean
  isStandard: boolean
  cents: Cents
  freedBy: string | undefined
}

export function couponOutcomes(
  coupons: readonly CouponInUse[],
  cart: {
    usable: readonly Coupon[]
    lines: readonly CouponLine[]
    discounts: readonly LineDiscount[]
    goodsCents: Cents
    delivery: DeliveryForCoupons
    /** What offers touch, as a sentence. */
    offersNote: string
  },
): CouponOutcome[] {
  return coupons.map(({ code, coupon, refusal }) => {
    const off = cart.discounts.reduce((sum, one) => (one.code === code ? sum + one.cents : sum), 0)
    const givesCents = off + (cart.delivery.freedBy === code ? cart.delivery.cents : 0)
    if (givesCents > 0) {
      const successMessage = coupon?.successMessage ?? `Your code ${code.toUpperCase()} has been applied.`
      return { code, givesCents, note: undefined, isBlocked: false, successMessage }
    }
    const note = refusal ?? (coupon ? idleReason(coupon, cart) : undefined)
    const isBlocked =
      coupon !== undefined &&
      refusal === undefined &&
      !cart.usable.includes(coupon) &&
      !minimumMissed(coupon, cart.goodsCents)
    return { code, givesCents, note, isBlocked, successMessage: undefined }
  })
}

function idleReason(
  coupon: Coupon,
  {
    usable,
    lines,
    goodsCents,
    delivery,
    offersNote,
  }: Omit<Parameters<typeof couponOutcomes>[1], 'discounts'>,
): string {
  const missed = minimumMissed(coupon, goodsCents)
  if (missed) return missed
  if (!usable.includes(coupon)) {
    const other = usable.find((one) => !combine(one, coupon))
    return `This code cannot be used together with ${other?.code.toUpperCase() ?? 'another'}.`
  }
  const { gift } = coupon
  if (gift.kind === 'free-shipping') {
    if (!delivery.isDelivered) return 'Nothing in this cart is delivered.'
    if (!delivery.isStandard) return 'This code makes standard delivery free.'
    return 'Standard delivery is free for this cart already.'
  }
  const fitting = lines.filter((line) => couponFits(coupon, line))
  if (fitting.length === 0)
    return sizeMissed(coupon, lines) ?? `Nothing in this cart takes this code. ${offersNote}`
  const pieces = fitting.reduce((sum, line) => sum + line.quantity, 0)
  if (gift.kind === 'buy-x-get-y' && pieces <= gift.buy) {
    const needed = gift.buy + 1
    return `This code needs ${needed} pieces or more. Add ${needed - pieces} more to use it.`
  }
  return 'Other codes take the whole base price already.'
}

/** Why a coupon for certain sizes gives nothing; undefined when the cart holds one of them, or when any size will do. */
function sizeMissed({ gift, sizes }: Coupon, lines: readonly CouponLine[]): string | undefined {
  const wanted = gift.kind === 'free-piece' ? [gift.size] : (sizes ?? [])
  if (wanted.length === 0 || lines.some(({ size }) => size !== undefined && wanted.includes(size)))
    return undefined
  return `This code is for the size ${wanted.map(sizeInWords).join(' or ')}, and none is in the cart.`
}

/** `20X20` as 20 × 20, without its unit, which families choose; a code that is no measure stays as it is. */
const sizeInWords = (code: string): string => code.replace(/^(\d+)X(\d+)$/, '$1 × $2')
