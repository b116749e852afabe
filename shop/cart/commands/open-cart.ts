import type { Queryable } from '#platform/database/pool.ts'
import { type Product, productsByIds } from '../../catalogue/store.ts'
import type { Refusal } from '../../refusal.ts'
import { type PricedCart, type PricedLine, pricedCart } from '../rules/priced-cart.ts'
import { cartNotActive, cartNotFound } from '../rules/refusals.ts'
import type { Configuration } from '../rules/shipping.ts'
import { type Cart, type CartLine, findCartWithLines, linesOfCart } from '../store.ts'

export type OpenCart = PricedCart<Product>
export type OpenLine = PricedLine<Product>

interface PricingDeps {
  db: Queryable
  configuration: Configuration
}

/** A cart as the shopper sees it, with today's prices. */
export async function openCart(deps: PricingDeps, cartId: string): Promise<OpenCart | Refusal> {
  const found = await findCartWithLines(deps.db, cartId)
  if (!found) return cartNotFound(cartId)
  return found.cart.state === 'active' ? withPrices(deps, found.cart, found.lines) : cartNotActive()
}

/**
 * The same for a cart that the caller holds locked: its lines are read after the lock was got, so none is missed that
 * another tab added while we waited.
 */
export async function priceCart(deps: PricingDeps, lockedCart: Cart): Promise<OpenCart> {
  return withPrices(deps, lockedCart, await linesOfCart(deps.db, lockedCart.id))
}

async function withPrices(
  { db, configuration }: PricingDeps,
  cart: Cart,
  lines: CartLine[],
): Promise<OpenCart> {
  const products = await productsByIds(db, [...new Set(lines.map((line) => line.productId))])
  return pricedCart(cart, lines, new Map(products.map((product) => [product.id, product])), configuration)
}
