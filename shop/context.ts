/** What every resolver is given: the services of the process and the loaders of this one request. */
import DataLoader from 'dataloader'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import { type Category, categoriesOfProducts, type Product, productsOfCategories } from './catalogue/store.ts'
import type { ReadConfiguration } from './content/commands/configuration-reader.ts'
import { type DesignRevision, revisionsByKeys } from './design/store.ts'

export interface Services {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  payments: PaymentGateway
  configuration: ReadConfiguration
  /** Without a trailing slash. */
  publicUrl: string
}

export interface ShopContext extends Services {
  loaders: Loaders
}

interface Loaders {
  categoriesOfProduct: DataLoader<number, Category[]>
  productsOfCategory: DataLoader<number, Product[]>
  designRevision: DataLoader<string, DesignRevision | null>
}

export function createContext(services: Services): ShopContext {
  return { ...services, loaders: createLoaders(services.db) }
}

/** One query for all that a request asks of a kind, instead of one each. */
function createLoaders(db: Database): Loaders {
  return {
    categoriesOfProduct: new DataLoader(async (ids) => {
      const found = await categoriesOfProducts(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    productsOfCategory: new DataLoader(async (ids) => {
      const found = await productsOfCategories(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    designRevision: new DataLoader(async (keys) => {
      const found = await revisionsByKeys(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
  }
}
