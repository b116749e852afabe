/** The context of one request, with the loaders of every domain. */
import type { Loaders, Services, ShopContext } from '../api/context.ts'
import { catalogueLoaders } from '../catalogue/loaders.ts'
import { contentLoaders } from '../content/loaders.ts'
import { findCaller } from '../customers/commands/find-caller.ts'
import { customerLoaders } from '../customers/loaders.ts'
import type { Caller } from '../customers/rules/caller.ts'
import { designLoaders } from '../design/loaders.ts'
import { type ProductPrices, readProductPrices } from '../marketing/commands/product-prices.ts'
import { marketingLoaders } from '../marketing/loaders.ts'
import { mockUpLoaders } from '../mockups/loaders.ts'
import { newsletterLoaders } from '../newsletter/loaders.ts'
import { ordersLoaders } from '../orders/loaders.ts'
import { plainVisit, type Visit } from '../request/visit.ts'
import { reviewLoaders } from '../reviews/loaders.ts'
import { ticketLoaders } from '../tickets/loaders.ts'
import { wishlistLoaders } from '../wishlist/loaders.ts'

export function createContext(services: Services, visit: Visit = plainVisit): ShopContext {
  let found: Promise<Caller> | undefined
  let prices: Promise<ProductPrices> | undefined
  let loaders: Loaders | undefined
  const caller = () => {
    found ??= findCaller(services, visit.token)
    return found
  }
  return {
    ...services,
    visit,
    caller,
    productPrices() {
      prices ??= readProductPrices({ ...services, visit, caller })
      return prices
    },
    /** Made when they are first asked for: many requests need none. */
    get loaders() {
      loaders ??= createLoaders(services)
      return loaders
    },
  }
}

function createLoaders(services: Services): Loaders {
  const { db, clock } = services
  return {
    ...catalogueLoaders(db),
    ...designLoaders(db),
    ...marketingLoaders(db, clock),
    ...customerLoaders(db),
    ...ordersLoaders(db),
    ...reviewLoaders(db),
    ...ticketLoaders(db),
    ...contentLoaders(db),
    ...newsletterLoaders(db),
    ...wishlistLoaders(db),
    ...mockUpLoaders(services),
  }
}
