import type { ShopContext } from '../../context.ts'
import { accepted, contractError } from '../../contract-error.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import { readPriceCache } from '../../marketing/rules/price-cache.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { AskedCart } from '../rules/access.ts'
import { activeCartOf, type Cart, type CartLine, changeCart } from '../store.ts'
import { withCompanion } from './keep-companion.ts'
import { type OpenCart, openCart, type PricingDeps, withPrices } from './open-cart.ts'

/** The cart that a call answers with. @throws GraphQLError when the caller may not see it */
export async function shownCart(context: ShopContext, asked: AskedCart): Promise<OpenCart> {
  const pricing = await pricingDeps(context)
  return settled(context, pricing, accepted(await openCart(pricing, asked)))
}

/** The cart that a customer is filling; undefined when there is none. @throws GraphQLError for another store's cart */
export async function shownActiveCart(
  context: ShopContext,
  caller: CustomerCaller,
  store: string | undefined,
): Promise<OpenCart | undefined> {
  const pricing = await pricingDeps(context)
  for (;;) {
    const id = await activeCartOf(context.db, caller.id)
    if (id === undefined) return undefined
    const cart = await openCart(pricing, { id, caller, store })
    if (!isRefusal(cart)) return settled(context, pricing, cart)
    // Between the two looks a guest's cart may have taken the place of this one; then that one is meant.
    if ((await activeCartOf(context.db, caller.id)) === id) throw contractError(cart)
  }
}

/** The cart that a change left, without reading it again. @throws GraphQLError when the change was refused */
export async function changedCart<Change extends { cart: Cart; lines: readonly CartLine[] }>(
  context: ShopContext,
  result: Change | Refusal,
): Promise<{ cart: OpenCart; change: Exclude<Change, Refusal> }> {
  const change = accepted(result)
  const pricing = await pricingDeps(context)
  const cart = await withPrices(pricing, change.cart, change.lines)
  return { cart: await settled(context, pricing, cart), change }
}

async function settled(context: ShopContext, pricing: PricingDeps, cart: OpenCart): Promise<OpenCart> {
  return keepCampaign(context, await withCompanion({ ...context, pricing }, cart))
}

/** What pricing the carts of one request works with. */
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
 * A campaign that the visit brought stays with the cart, because the order is priced without a visit: what the shopper
 * last saw is what the order costs.
 */
async function keepCampaign({ db, clock }: ShopContext, cart: OpenCart): Promise<OpenCart> {
  const code = cart.campaign?.code
  if (code === undefined || code === cart.priceCache) return cart
  await changeCart(db, cart.id, { priceCache: code }, clock.now())
  return { ...cart, priceCache: code }
}
