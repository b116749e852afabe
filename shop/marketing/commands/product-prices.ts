import type { CustomSizeOffer } from '#packages/product/custom-size-offers.ts'
import type { QuantityOffers, RecordOffers } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Clock } from '#platform/clock.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { isMember } from '../../customers/rules/membership.ts'
import {
  customSizeOffers,
  type OfferedProduct,
  type OfferedRange,
  type OfferedTier,
  offeredRange,
  offeredTiers,
  quantityOffers,
  recordOffers,
} from '../rules/offered-prices.ts'
import {
  type Campaign,
  campaignOf,
  isOn,
  type Offers,
  type PriceRule,
  priceRulesFor,
} from '../rules/offers.ts'
import { readPriceCache } from '../rules/price-cache.ts'
import type { ReadOffers } from './offers-reader.ts'

interface Deps {
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
  /** For printed products, what each size and option comes to. */
  offersOf(product: Extract<OfferedProduct, { kind: 'printed' }>): RecordOffers
  /** The same for larger quantities of one size; empty where they cost no less. */
  quantityOffersOf(product: Extract<OfferedProduct, { kind: 'printed' }>): QuantityOffers[]
  /** The offers themselves, for sizes of the product that are typed. */
  customSizeOffersOf(product: Extract<OfferedProduct, { kind: 'printed' }>): CustomSizeOffer[]
  /** The campaign that the visit brought, while it runs. */
  campaign: Campaign | undefined
}

/**
 * Reads what a request needs to price products as its cart would: the offers, and the customer while some price is for
 * members.
 */
export async function readProductPrices(deps: Deps): Promise<ProductPrices> {
  const now = deps.clock.now()
  const [offers, configuration] = await Promise.all([deps.offers(), deps.configuration()])
  const hasMemberPrices = offers.priceRules.some((rule) => rule.membersOnly && isOn(rule, now))
  const caller = hasMemberPrices ? await deps.caller() : undefined
  const hasMembership = caller?.kind === 'customer' && isMember(caller.memberUntil, now)
  const code = readPriceCache(deps.visit.priceCache)
  const rules = priceRulesFor(offers, { campaign: code, isMember: hasMembership, now })
  const known = knownRanges(offers, rules)
  return {
    rangeOf(product) {
      // Products of one record cost the same, unless an offer names one of them.
      const isAlone = product.kind !== 'printed' || rules.some(({ sku }) => sku === product.sku)
      if (isAlone) return offeredRange(product, rules, configuration)
      const range = known.get(product.record) ?? offeredRange(product, rules, configuration)
      known.set(product.record, range)
      return range
    },
    tiersOf: (product) => offeredTiers(product, rules, configuration),
    offersOf: (product) => recordOffers(product, rules),
    quantityOffersOf: (product) => quantityOffers(product, rules),
    customSizeOffersOf: (product) => customSizeOffers(product, rules),
    campaign: campaignOf(offers, code, now),
  }
}

/** Price ranges of records, cached by the offers that they were calculated with. */
const rangesOfOffers = new WeakMap<Offers, Map<string, WeakMap<ProductRecord, OfferedRange>>>()

function knownRanges(offers: Offers, rules: readonly PriceRule[]): WeakMap<ProductRecord, OfferedRange> {
  const byRules = rangesOfOffers.get(offers) ?? new Map<string, WeakMap<ProductRecord, OfferedRange>>()
  rangesOfOffers.set(offers, byRules)
  const key = rules.map((rule) => offers.priceRules.indexOf(rule)).join()
  const ranges = byRules.get(key) ?? new WeakMap<ProductRecord, OfferedRange>()
  byRules.set(key, ranges)
  return ranges
}
