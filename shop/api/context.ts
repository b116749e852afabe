/** What every resolver is given: the services of the process and the loaders of this one request. */
import type { Captcha } from '#platform/captcha/captcha.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { SearchNotes } from '../catalogue/commands/search-notes.ts'
import { catalogueLoaders } from '../catalogue/loaders.ts'
import type { ReadConfiguration } from '../content/commands/configuration-reader.ts'
import { contentLoaders } from '../content/loaders.ts'
import type { Erasure } from '../customers/commands/deps.ts'
import { findCaller } from '../customers/commands/find-caller.ts'
import { customerLoaders } from '../customers/loaders.ts'
import type { Caller } from '../customers/rules/caller.ts'
import { designLoaders } from '../design/loaders.ts'
import type { ReadOffers } from '../marketing/commands/offers-reader.ts'
import { type ProductPrices, readProductPrices } from '../marketing/commands/product-prices.ts'
import { marketingLoaders } from '../marketing/loaders.ts'
import type { ScenesOfFamily } from '../mockups/commands/scenes-of-family.ts'
import { mockUpLoaders } from '../mockups/loaders.ts'
import { newsletterLoaders } from '../newsletter/loaders.ts'
import { ordersLoaders } from '../orders/loaders.ts'
import { plainVisit, type Visit } from '../request/visit.ts'
import { reviewLoaders } from '../reviews/loaders.ts'
import { wishlistLoaders } from '../wishlist/loaders.ts'
import type { LimitName } from './limits.ts'

export interface Services {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  payments: PaymentGateway
  configuration: ReadConfiguration
  offers: ReadOffers
  /** Remembers what is searched for, after the answer. */
  searches: Pick<SearchNotes, 'note'>
  /** What is forgotten with a closed account, beside the account. */
  erasures: readonly Erasure[]
  limits: Limits<LimitName>
  captcha: Captcha
  /** In which scenes designs of a family are seen. */
  scenesOf: ScenesOfFamily
  /** Signs and makes what travels through browsers and mail. */
  secretKey: string
  /** Without a trailing slash. */
  publicUrl: string
  /** The store of this build, such as canvas_au: what requests mean that name none. */
  storeCode: string
}

export interface ShopContext extends Services {
  visit: Visit
  /** Who asks; found out once for a request, and only when somebody wants to know. */
  caller(): Promise<Caller>
  /** What products cost this visitor; read once for a request. */
  productPrices(): Promise<ProductPrices>
  loaders: Loaders
}

/** One query for all that a request asks of a kind, instead of one each. */
type Loaders = ReturnType<typeof createLoaders>

export function createContext(services: Services, visit: Visit = plainVisit): ShopContext {
  let found: Promise<Caller> | undefined
  let prices: Promise<ProductPrices> | undefined
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
    loaders: createLoaders(services),
  }
}

function createLoaders(services: Services) {
  const { db, clock } = services
  return {
    ...catalogueLoaders(db),
    ...designLoaders(db),
    ...marketingLoaders(db, clock),
    ...customerLoaders(db),
    ...ordersLoaders(db),
    ...reviewLoaders(db),
    ...contentLoaders(db),
    ...newsletterLoaders(db),
    ...wishlistLoaders(db),
    ...mockUpLoaders(services),
  }
}
