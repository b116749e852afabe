import type { Queryable } from '#platform/database/pool.ts'
import { type Product, productsByIds } from '../../catalogue/store.ts'
import type { Refusal } from '../../refusal.ts'
import { isRefusal } from '../../refusal.ts'
import { type PricedCart, type PricedLine, pricedCart } from '../rules/priced-cart.ts'
import type { Configuration } from '../rules/shipping.ts'
import { type Cart, linesOfCart } from '../store.ts'
import { findActiveCart } from './active-cart.ts'

export type OpenCart = PricedCart<Product>
export type OpenLine = PricedLine<Product>

/** A cart as the shopper sees it, with today's prices. */
export async function openCart(
  { db, configuration }: { db: Queryable; configuration: Configuration },
  cartId: string,
): Promise<OpenCart | Refusal> {
  const cart = await findActiveCart(db, cartId)
  return isRefusal(cart) ? cart : priceCart({ db, configuration }, cart)
}

export async function priceCart(
  { db, configuration }: { db: Queryable; configuration: Configuration },
  cart: Cart,
): Promise<OpenCart> {
  const lines = await linesOfCart(db, cart.id)
  const products = await productsByIds(db, [...new Set(lines.map((line) => line.productId))])
  return pricedCart(cart, lines, new Map(products.map((product) => [product.id, product])), configuration)
}
