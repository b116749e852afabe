import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { hasMembership } from '../../customers/commands/membership.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import {
  type OfferedProduct,
  type OfferedRange,
  type OfferedTier,
  offeredRange,
  offeredTiers,
} from '../rules/offered-prices.ts'
import { type Campaign, campaignOf, isOn, priceRulesFor } from '../rules/offers.ts'
import { readPriceCache } from '../rules/price-cache.ts'
import type { ReadOffers } from './offers-reader.ts'

interface Deps {
  db: Queryable
  clock: Clock
  offers: ReadOffers
  configuration: () => Promise<ReadonlyMap<string, string>>
  caller: () => Promise<Caller>
  visit: { priceCache: string | undefined }
}

/** What products cost this visitor today. */
export interface ProductPrices {
  rangeOf(product: OfferedProduct): OfferedRange
  tiersOf(product: OfferedProduct): OfferedTier[]
  /** The campaign that the visit brought, while it runs. */
  campaign: Campaign | undefined
}

/**
 * Reads what a request needs to know to price products as its cart would: the offers, and for customers, while some
 * price is for members, their membership.
 */
export async function readProductPrices(deps: Deps): Promise<ProductPrices> {
  const now = deps.clock.now()
  const [offers, configuration] = await Promise.all([deps.offers(), deps.configuration()])
  const hasMemberPrices = offers.priceRules.some((rule) => rule.membersOnly && isOn(rule, now))
  const caller = hasMemberPrices ? await deps.caller() : undefined
  const isMember = caller?.kind === 'customer' && (await hasMembership(deps.db, caller.id, now))
  const code = readPriceCache(deps.visit.priceCache)
  const rules = priceRulesFor(offers, { campaign: code, isMember, now })
  /** A listing names many products of one family. */
  const known = new WeakMap<object, OfferedRange>()
  return {
    rangeOf(product) {
      const key = product.kind === 'printed' ? product.record : product
      const range = known.get(key) ?? offeredRange(product, rules, configuration)
      known.set(key, range)
      return range
    },
    tiersOf: (product) => offeredTiers(product, rules, configuration),
    campaign: campaignOf(offers, code, now),
  }
}
