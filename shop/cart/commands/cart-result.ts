import type { GraphQLResolveInfo } from 'graphql'
import { asksForIdOnly } from '../../api/asks-for-id-only.ts'
import type { ShopContext } from '../../api/context.ts'
import { accepted, contractError } from '../../api/contract-error.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { Product } from '../../catalogue/store.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import { readPriceCache } from '../../marketing/rules/price-cache.ts'
import type { CartRequest } from '../rules/access.ts'
import { activeCartOf, type Cart, type CartLine, changeCart, linesOfCart } from '../store.ts'
import { withAutoAddedProduct } from './keep-auto-added-product.ts'
import { type OpenCart, openCart, type PricingDeps, withPrices } from './open-cart.ts'

/** The cart for the answer to a call. @throws GraphQLError when the caller may not see it */
export async function cartResult(context: ShopContext, request: CartRequest): Promise<OpenCart> {
  const pricing = await pricingDeps(context)
  return applyShopChanges(context, pricing, accepted(await openCart(pricing, request)))
}

/** The cart that a customer is filling; undefined when there is none. @throws GraphQLError for another store's cart */
export async function activeCartResult(
  context: ShopContext,
  caller: CustomerCaller,
  store: string | undefined,
): Promise<OpenCart | undefined> {
  const pricing = await pricingDeps(context)
  for (;;) {
    const id = await activeCartOf(context.db, caller.id)
    if (id === undefined) return undefined
    const cart = await openCart(pricing, { id, caller, store })
    if (!isRefusal(cart)) return applyShopChanges(context, pricing, cart)
    // A guest's cart may have replaced this one between the two reads; the next turn reads that one.
    if ((await activeCartOf(context.db, caller.id)) === id) throw contractError(cart)
  }
}

export interface ChangedCart {
  cart: Cart
  lines: readonly CartLine[]
  /** Of a change that was decided by what the cart costs after it. */
  priced?: OpenCart | undefined
  /** Of its lines, when the change has read them. */
  products?: readonly Product[] | undefined
}

/** The cart after a change, without reading it again. @throws GraphQLError when the change was refused */
export async function changedCartResult<Change extends ChangedCart>(
  context: ShopContext,
  result: Change | Refusal,
): Promise<{ cart: OpenCart; change: Exclude<Change, Refusal> }> {
  const change = accepted(result)
  const pricing = await pricingDeps(context)
  const cart = change.priced ?? (await withPrices(pricing, change.cart, change.lines, change.products))
  return { cart: await applyShopChanges(context, pricing, cart), change }
}

/**
 * The cart after a change of its row alone. Where the call asks for nothing but its id, it is given without its lines.
 *
 * @throws GraphQLError when the change was refused
 */
export async function changedRowResult(
  context: ShopContext,
  result: Cart | Refusal,
  info: GraphQLResolveInfo,
): Promise<{ cart: OpenCart }> {
  const cart = accepted(result)
  if (asksForIdOnly(info, 'cart')) return { cart: await withPrices(await pricingDeps(context), cart, []) }
  return changedCartResult(context, { cart, lines: await linesOfCart(context.db, cart.id) })
}

/** What the shop itself changes in a cart whenever it answers with one: the auto-added product, the visit's campaign. */
async function applyShopChanges(
  context: ShopContext,
  pricing: PricingDeps,
  cart: OpenCart,
): Promise<OpenCart> {
  return keepCampaign(context, await withAutoAddedProduct({ ...context, pricing }, cart))
}

/** What the carts of one request are priced with. */
export async function pricingDeps(context: ShopContext): Promise<PricingDeps> {
  const { db, clock, offers } = context
  const [configuration, caller] = await Promise.all([context.configuration(), context.caller()])
  return {
    db,
    clock,
    configuration,
    offers,
    priceCache: readPriceCache(context.visit.priceCache),
    memberUntil: caller.kind === 'customer' ? caller.memberUntil : null,
  }
}

/**
 * Saves the visit's campaign with the cart, because the order is priced without a visit and must cost what the shopper
 * last saw.
 */
async function keepCampaign({ db, clock }: ShopContext, cart: OpenCart): Promise<OpenCart> {
  const code = cart.campaign?.code
  if (code === undefined || code === cart.priceCache) return cart
  await changeCart(db, cart.id, { priceCache: code }, clock.now())
  return { ...cart, priceCache: code }
}
