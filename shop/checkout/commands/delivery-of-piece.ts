import { parseSku } from '#packages/product/parse-sku.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { emptyCart } from '../../cart/rules/empty-cart.ts'
import { pricedCart } from '../../cart/rules/priced-cart.ts'
import { type Configuration, postcodeRange, type ShippingOffer } from '../../cart/rules/shipping.ts'
import { noSuchProduct } from '../../catalogue/rules/no-such-product.ts'
import { type Product, productsForLines } from '../../catalogue/store.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import { isMember } from '../../customers/rules/membership.ts'
import { addressProblems } from '../../fields/rules/address.ts'
import type { ReadOffers } from '../../marketing/commands/offers-reader.ts'
import { noIncentives } from '../../marketing/rules/incentives.ts'
import { priceRulesFor } from '../../marketing/rules/offers.ts'
import { readPriceCache } from '../../marketing/rules/price-cache.ts'
import { addressAt } from './estimate.ts'

interface DeliveryDeps {
  db: Database
  clock: Clock
  configuration: () => Promise<Configuration>
  offers: ReadOffers
  caller: () => Promise<Caller>
  visit: { priceCache: string | undefined }
}

interface WantedDelivery {
  /** With every option chosen, or of what is sold as it is. */
  sku: string
  /** Tidied. */
  postcode: string
}

/**
 * The delivery methods of a cart that holds one such piece and nothing else, at what the piece costs this visitor. It is the
 * cart's own price, so whatever decides there decides here.
 */
export async function deliveryOfPiece(
  deps: DeliveryDeps,
  { sku, postcode }: WantedDelivery,
): Promise<readonly ShippingOffer[] | Refusal> {
  const [configuration, offers, caller] = await Promise.all([
    deps.configuration(),
    deps.offers(),
    deps.caller(),
  ])
  const address = addressAt({ countryCode: 'AU', postcode, region: undefined })
  const problems = addressProblems(address, postcodeRange(configuration))
  const wrong = problems.find(({ field }) => field === 'postcode')
  if (wrong) return refusal('graphql-input', wrong.message)
  const found = await productsForLines(deps.db, { skus: [sku] })
  const product = found.find((one) => sells(one, sku))
  if (!product) return refusal('graphql-no-such-entity', noSuchProduct(sku))
  const now = deps.clock.now()
  const priceRules = priceRulesFor(offers, {
    campaign: readPriceCache(deps.visit.priceCache),
    isMember: caller.kind === 'customer' && isMember(caller.memberUntil, now),
    now,
  })
  const line = { id: 1, productId: product.id, sku, designRevision: null, quantity: 1 }
  const cart = { ...emptyCart, shippingAddress: address }
  const products = new Map([[product.id, product]])
  return pricedCart(cart, [line], products, configuration, { ...noIncentives, priceRules }).offers
}

const sells = (product: Product, sku: string): boolean =>
  product.kind === 'printed' ? parseSku(product.record, sku).kind === 'choice' : product.sku === sku
