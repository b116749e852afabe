/** What one piece costs when there are more of its size in one cart. */
import type { Cents } from '#packages/money/money.ts'
import { type OfferedRecord, priceOf, type QuantityOffers } from './price.ts'
import type { Choice } from './sku.ts'

/** So many pieces at one price each. */
export interface QuantityPrice {
  /** At least 2. */
  fromQuantity: number
  /** Undefined for the last one, which has no end. */
  toQuantity: number | undefined
  unitCents: Cents
}

/**
 * The prices of larger quantities of a choice, each lower than that of fewer pieces.
 *
 * @param record  with the offers and the quantity offers of this visitor
 * @returns by rising quantity; empty where more pieces cost no less each
 * @throws RangeError when the choice does not fit the record
 * @example quantityPricesOf(record, choice) // [{ fromQuantity: 6, toQuantity: undefined, unitCents: 1799 }]
 */
export function quantityPricesOf(record: OfferedRecord, choice: Choice): QuantityPrice[] {
  const { quantityOffers = [] } = record
  const prices = quantityOffers.map((offers) => ({
    fromQuantity: offers.fromQuantity,
    unitCents: priceOf({ ...record, offers: recordOffersOf(offers) }, choice).unitCents,
  }))
  return fallingPrices(priceOf(record, choice).unitCents, prices)
}

/**
 * Those of the prices that are lower than all before them, with the quantities at which they end.
 *
 * @param onePieceCents  what a single piece costs
 * @param prices  by rising quantity
 */
export function fallingPrices(
  onePieceCents: Cents,
  prices: readonly Omit<QuantityPrice, 'toQuantity'>[],
): QuantityPrice[] {
  const lower = prices.filter(({ unitCents }, index) =>
    [onePieceCents, ...prices.slice(0, index).map((before) => before.unitCents)].every(
      (cents) => unitCents < cents,
    ),
  )
  return lower.map((price, index) => {
    const next = lower[index + 1]
    return { ...price, toQuantity: next && next.fromQuantity - 1 }
  })
}

const recordOffersOf = ({ sizes, options }: QuantityOffers): OfferedRecord['offers'] => ({
  sizes: Object.fromEntries(sizes.map(({ size, priceCents }) => [size, priceCents])),
  options: options.map(({ priceCents: cents, ...place }) => ({ ...place, cents })),
})
