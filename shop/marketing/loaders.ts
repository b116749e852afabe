import DataLoader from 'dataloader'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { ReadOffers } from './commands/offers-reader.ts'
import type { ProductPrices } from './commands/product-prices.ts'
import { balancesOf } from './store/purses.ts'

export interface CustomerBalances {
  creditCents: number
  /** Points that have not expired. */
  points: number
}

export function marketingLoaders(db: Queryable, clock: Clock) {
  return {
    /** A customer's balances, by the customer's number. */
    balances: new DataLoader<number, CustomerBalances>(async (ids) => {
      const found = await balancesOf(db, ids, clock.now())
      return ids.map((id) => found.get(id) ?? { creditCents: 0, points: 0 })
    }),
  }
}

declare module '../api/context.ts' {
  interface Services {
    offers: ReadOffers
  }
  interface ShopContext {
    /** What products cost this visitor; read once for a request. */
    productPrices(): Promise<ProductPrices>
  }
  interface Loaders extends ReturnType<typeof marketingLoaders> {}
}
