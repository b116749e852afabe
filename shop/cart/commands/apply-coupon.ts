import { withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import {
  CART_WITHOUT_PRODUCTS,
  COUPON_ALREADY_APPLIED,
  COUPON_NOT_VALID,
  couponCodeOf,
  tidiedCode,
  UNKNOWN_CODE,
} from '../../marketing/rules/coupon.ts'
import type { CartRequest } from '../rules/access.ts'
import { activeLines } from '../rules/saved-for-later.ts'
import { changeCart, linesOfCart } from '../store.ts'
import { changeActiveCart } from './active-cart.ts'
import type { ChangedCart } from './cart-result.ts'
import { addressOf, type IncentiveDeps, refusalWithDetail } from './incentive-deps.ts'
import { type OpenCart, withPrices } from './open-cart.ts'

/** More tries than that are guesses. */
const MAX_COUPONS = 10

/**
 * Adds coupons to a cart, or replaces those it has: all of them or none. Each must have an effect on the cart as it is
 * now; after later changes it may stay without one. Only refused tries count as guesses, so that an office where
 * everybody uses the same offer is not blocked.
 */
export async function applyCoupons(
  deps: IncentiveDeps,
  request: CartRequest,
  typed: readonly string[],
  strategy: 'APPEND' | 'REPLACE',
): Promise<ChangedCart | Refusal> {
  const counts = [
    ['coupon-cart', request.id],
    ['coupon-address', addressOf(deps)],
  ] as const
  for (const [name, key] of counts) {
    const refused = await withinLimit(deps.limits, name, key)
    if (refused) return refused
  }
  const codes: string[] = []
  for (const text of typed) {
    const code = couponCodeOf(text)
    if (code === undefined) return notValid(UNKNOWN_CODE)
    codes.push(code)
  }
  let priced: OpenCart | undefined
  const changed = await changeActiveCart(deps, request, async (tx, cart) => {
    const lines = await linesOfCart(tx, cart.id)
    if (activeLines(lines).length === 0) return refusal('graphql-no-such-entity', CART_WITHOUT_PRODUCTS)
    const kept = strategy === 'REPLACE' ? [] : cart.couponCodes
    if (codes.some((code) => kept.includes(code))) return alreadyApplied('This code is in the cart already.')
    const couponCodes = [...new Set([...kept, ...codes])]
    if (couponCodes.length > MAX_COUPONS) {
      return alreadyApplied(`A cart takes at most ${MAX_COUPONS} codes.`)
    }
    const changed = { ...cart, couponCodes }
    priced = await withPrices({ ...deps.pricing, db: tx }, changed, lines)
    const problem = couponProblem(priced, codes)
    if (problem) return problem
    await changeCart(tx, cart.id, { couponCodes }, deps.clock.now())
    return { cart: changed, lines }
  })
  const isGuess = isRefusal(changed) && changed.message !== CART_WITHOUT_PRODUCTS
  if (!isGuess) for (const [name, key] of counts) await deps.limits.restore(name, key)
  // Beside the transaction's own result, which an act stores: a priced cart holds whole products. See
  // platform/database/acts.ts.
  return isRefusal(changed) ? changed : { ...changed, priced }
}

/** Every coupon, or those named. Removing a code that the cart does not have succeeds. */
export async function removeCoupons(
  deps: Pick<IncentiveDeps, 'db' | 'clock'>,
  request: CartRequest,
  typed?: readonly string[],
): Promise<ChangedCart | Refusal> {
  return changeActiveCart(deps, request, async (tx, cart) => {
    const gone = typed?.map((text) => tidiedCode(text))
    const couponCodes = gone ? cart.couponCodes.filter((code) => !gone.includes(code)) : []
    await changeCart(tx, cart.id, { couponCodes }, deps.clock.now())
    return { cart: { ...cart, couponCodes }, lines: await linesOfCart(tx, cart.id) }
  })
}

function couponProblem({ coupons }: OpenCart, added: readonly string[]): Refusal | undefined {
  const outcomes = coupons.filter(({ code }) => added.includes(code))
  const idle = outcomes.find(({ givesCents }) => givesCents === 0)
  if (!idle) return undefined
  return idle.isBlocked ? alreadyApplied(idle.note) : notValid(idle.note)
}

const notValid = (detail: string | undefined): Refusal =>
  refusalWithDetail('graphql-no-such-entity', COUPON_NOT_VALID, detail)
const alreadyApplied = (detail: string | undefined): Refusal =>
  refusalWithDetail('graphql-input', COUPON_ALREADY_APPLIED, detail)
