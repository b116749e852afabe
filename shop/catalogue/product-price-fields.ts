import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
/** What a product costs this visitor, in the shapes of the contract. */
import { type Cents, toDollars } from '#packages/money/money.ts'
import type { ShopContext } from '../api/context.ts'
import { aud } from '../api/contract-money.ts'
import type { SimpleProductResolvers } from '../generated/resolvers.ts'
import type { Product } from './store.ts'

type Prices = Awaited<ReturnType<ShopContext['productPrices']>>
type Price = ReturnType<Prices['rangeOf']>['lowest']

type PriceFields = Required<
  Pick<
    SimpleProductResolvers,
    'price_range' | 'price_tiers' | 'price' | 'special_price' | 'special_from_date' | 'special_to_date'
  >
>

export const priceFields: PriceFields = {
  async price_range(product, _, context) {
    const { lowest, highest } = (await context.productPrices()).rangeOf(product)
    return { minimum_price: contractPrice(lowest), maximum_price: contractPrice(highest) }
  },
  async price_tiers(product, _, context) {
    const tiers = (await context.productPrices()).tiersOf(product)
    return tiers.map((tier) => ({
      quantity: tier.fromQuantity,
      final_price: aud(tier.cents),
      discount: discountOf(tier),
    }))
  },
  async price(product, _, context) {
    const { lowest, highest } = (await context.productPrices()).rangeOf(product)
    const amount = (cents: Cents) => ({ amount: aud(cents), adjustments: [] })
    return {
      minimalPrice: amount(lowest.cents),
      maximalPrice: amount(highest.cents),
      regularPrice: amount(lowest.regularCents),
    }
  },
  async special_price(product, _, context) {
    const { lowest } = (await context.productPrices()).rangeOf(product)
    return lowest.cents < lowest.regularCents ? toDollars(lowest.cents) : null
  },
  async special_from_date(product, _, context) {
    const starts = (await specialPeriods(product, context)).map(({ startsAt }) => startsAt)
    return moment(starts, (...times) => Math.max(...times))
  },
  async special_to_date(product, _, context) {
    const ends = (await specialPeriods(product, context)).map(({ endsAt }) => endsAt)
    return moment(ends, (...times) => Math.min(...times))
  },
}

/** In dollars. */
export async function lowestPrice(product: Product, context: ShopContext): Promise<number> {
  return toDollars((await context.productPrices()).rangeOf(product).lowest.cents)
}

const contractPrice = (price: Price) => ({
  regular_price: aud(price.regularCents),
  final_price: aud(price.cents),
  discount: discountOf(price),
  fixed_product_taxes: [],
})

/** Null for a price that nothing lowers. */
function discountOf({ regularCents, cents }: Price) {
  const off = regularCents - cents
  if (off === 0) return null
  return { amount_off: toDollars(off), percent_off: Math.round((off / regularCents) * 10_000) / 100 }
}

/** When the offers hold that make the lowest price; a campaign's prices end with the campaign. */
async function specialPeriods(product: Product, context: ShopContext) {
  const prices = await context.productPrices()
  return prices
    .rangeOf(product)
    .lowest.rules.flatMap((rule) =>
      rule.campaign === null || !prices.campaign ? [rule] : [rule, prices.campaign],
    )
}

function moment(dates: readonly (Date | null)[], pick: (...times: number[]) => number): string | null {
  const times = dates.flatMap((date) => (date === null ? [] : date.getTime()))
  return times.length === 0 ? null : utcTimestamp(new Date(pick(...times)))
}
