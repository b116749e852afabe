/** The lowest and highest price of a product on its page, before anything that only a cart knows. */
import type { Cents } from '#packages/money/money.ts'
import { priceRangeOf, type StartValues } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { HIGHEST_GIFT_CENTS, LOWEST_GIFT_CENTS } from './gift-certificate.ts'

export interface PriceRange {
  lowestCents: Cents
  highestCents: Cents
}

type Priced =
  | { kind: 'printed'; record: ProductRecord; startValues?: StartValues }
  | { kind: 'goods' | 'membership' | 'gift-certificate'; priceCents: Cents | null }

/** Records never change, and pages that open with other values have one of their own, so each range is found out once. */
const knownRanges = new WeakMap<ProductRecord, PriceRange>()

export function productPriceRange(product: Priced): PriceRange {
  if (product.kind === 'gift-certificate') {
    return { lowestCents: LOWEST_GIFT_CENTS, highestCents: HIGHEST_GIFT_CENTS }
  }
  if (product.kind !== 'printed') {
    return { lowestCents: product.priceCents ?? 0, highestCents: product.priceCents ?? 0 }
  }
  const known = knownRanges.get(product.record)
  if (known) return known
  const range = priceRangeOf(product.record, product.startValues)
  knownRanges.set(product.record, range)
  return range
}
