import type { Cents } from '#packages/money/money.ts'
import { readIncentives } from '../../marketing/commands/read-incentives.ts'
import { pricedCart } from '../rules/priced-cart.ts'
import { beforePaying } from '../rules/totals.ts'
import type { OpenCart, PricingDeps } from './open-cart.ts'

export interface OfferedCoupon {
  code: string
  label: string
  savingCents: Cents
}

/** A document may ask for those of a cart several times. */
const known = new WeakMap<OpenCart, Promise<OfferedCoupon[]>>()

/** Advertised coupons that would make a cart cheaper beside those it has, the largest saving first. */
export function offeredCoupons(deps: PricingDeps, cart: OpenCart): Promise<OfferedCoupon[]> {
  const offered = known.get(cart) ?? findOfferedCoupons(deps, cart)
  known.set(cart, offered)
  return offered
}

async function findOfferedCoupons(deps: PricingDeps, cart: OpenCart): Promise<OfferedCoupon[]> {
  const { advertisedCodes } = await deps.offers()
  const candidates = advertisedCodes.filter((code) => !cart.couponCodes.includes(code))
  if (candidates.length === 0 || cart.lines.length === 0) return []
  const couponCodes = [...cart.couponCodes, ...candidates]
  const priceCache = deps.priceCache ?? cart.priceCache
  const incentives = await readIncentives(deps, { ...cart, couponCodes, priceCache })
  const products = new Map(cart.lines.map(({ product }) => [product.id, product]))
  const offered = incentives.coupons.flatMap(({ code, coupon, refusal }) => {
    if (!candidates.includes(code) || coupon === undefined || refusal !== undefined) return []
    const coupons = incentives.coupons.filter((one) => one.code === code || !candidates.includes(one.code))
    const withCode = pricedCart(cart, cart.lines, products, deps.configuration, { ...incentives, coupons })
    const savingCents = beforePaying(cart.totals) - beforePaying(withCode.totals)
    const takesEffect = withCode.coupons.every((one) => one.code !== code || one.givesCents > 0)
    return takesEffect && savingCents > 0 ? [{ code, label: coupon.label, savingCents }] : []
  })
  return offered.sort((a, b) => b.savingCents - a.savingCents)
}
