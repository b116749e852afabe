import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { type Product, productsByIds } from '../../catalogue/store.ts'
import type { ReadOffers } from '../../marketing/commands/offers-reader.ts'
import { readIncentives } from '../../marketing/commands/read-incentives.ts'
import { allowedCart, type CartRequest } from '../rules/access.ts'
import { type PricedCart, type PricedLine, pricedCart } from '../rules/priced-cart.ts'
import { savedLines } from '../rules/saved-for-later.ts'
import type { Configuration } from '../rules/shipping.ts'
import { type Cart, type CartLine, findCartWithLines, linesOfCart } from '../store.ts'

export type OpenCart = PricedCart<Product, CartLine, Cart> & {
  /** Whether anything is saved for later, also what is sold no longer. */
  hasSavedLines: boolean
  /** Whether it has the prices for members. */
  isForMember: boolean
}
export type OpenLine = PricedLine<Product, CartLine>

export interface PricingDeps {
  db: Queryable
  clock: Clock
  configuration: Configuration
  offers: ReadOffers
  /** Valid code of this visit; left out, the cart's own applies. */
  priceCache?: string | undefined
  /** Of the customer who asks; left out, it is read when a price depends on it. */
  memberUntil?: Date | null | undefined
}

/** A cart as the shopper sees it, with today's prices. */
export async function openCart(deps: PricingDeps, request: CartRequest): Promise<OpenCart | Refusal> {
  const found = await findCartWithLines(deps.db, request.id)
  const cart = allowedCart(found?.cart, request)
  return isRefusal(cart) ? cart : withPrices(deps, cart, found?.lines ?? [])
}

/**
 * The same for a cart that the caller has locked: its lines are read after the lock, so that no line is missed that
 * another tab added meanwhile.
 */
export async function priceCart(deps: PricingDeps, lockedCart: Cart): Promise<OpenCart> {
  return withPrices(deps, lockedCart, await linesOfCart(deps.db, lockedCart.id))
}

/**
 * The same for a cart and lines that were just read or written.
 *
 * @param known  products of the lines that were read within this call; the others are read
 */
export async function withPrices(
  deps: PricingDeps,
  cart: Cart,
  lines: readonly CartLine[],
  known: readonly Product[] = [],
): Promise<OpenCart> {
  const wanted = { ...cart, priceCache: deps.priceCache ?? cart.priceCache }
  const incentives = await readIncentives(deps, wanted)
  const products = await productsOf(deps.db, lines, known)
  const byId = new Map(products.map((product) => [product.id, product]))
  const priced = pricedCart(cart, lines, byId, deps.configuration, incentives)
  const { isForMember } = incentives
  return Object.assign(priced, { hasSavedLines: savedLines(lines).length > 0, isForMember })
}

/** What the lines sell. */
export async function productsOf(
  db: Queryable,
  lines: readonly CartLine[],
  known: readonly Product[] = [],
): Promise<readonly Product[]> {
  const ids = new Set(lines.map((line) => line.productId))
  for (const { id } of known) ids.delete(id)
  return ids.size === 0 ? known : [...known, ...(await productsByIds(db, [...ids]))]
}
