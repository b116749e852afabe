/** What a choice costs. The page, the design tool and the cart all ask here, so they can never disagree. */
import type { Cents } from '#packages/money/money.ts'
import type { CustomSizeOffer } from './custom-size-offers.ts'
import type { Option, OptionValue, ProductRecord, Size } from './record.ts'
import { addedCents, countsPieces } from './sets.ts'
import { type Choice, resolveChoice } from './sku.ts'

export interface Price {
  unitCents: Cents
  /** What options add to the goods: each that adds something. A set is goods, and not among them. */
  added: readonly { label: string; cents: Cents }[]
}

/** What offers make of a record's prices for one visitor. It travels beside the record and is never stored in one. */
export interface RecordOffers {
  /** Base prices by size code, of the sizes that an offer makes cheaper. */
  sizes: Readonly<Record<string, Cents>>
  /** What values of options add, where an offer makes them cheaper. */
  options: readonly { size: string; option: string; value: string; cents: Cents }[]
}

/** The same for so many pieces of one size in one cart, where that is cheaper than for fewer. */
export interface QuantityOffers {
  fromQuantity: number
  /** Base prices, of the sizes that an offer makes cheaper. */
  sizes: readonly { size: string; priceCents: Cents }[]
  /** What values of options add, where an offer makes them cheaper. */
  options: readonly { size: string; option: string; value: string; priceCents: Cents }[]
}

/** Value code by option code that a page opens with; null or undefined for the first ones of the record. */
export type StartValues = Readonly<Record<string, string>> | null | undefined

export type OfferedRecord = ProductRecord & {
  offers?: RecordOffers
  /** By rising quantity; only the page of the product asks for them. */
  quantityOffers?: readonly QuantityOffers[]
  /** Where shoppers type sizes: `withCustomSizeOffers` makes offers of them. */
  customSizeOffers?: readonly CustomSizeOffer[]
}

/** What it costs everybody. */
export function withoutOffers({ offers: _, ...record }: OfferedRecord): OfferedRecord {
  return record
}

/**
 * The price of one piece, GST included, with the visitor's offers where the record brings them along.
 *
 * A percentage is taken of the size's base price, never of other options, and each is rounded by itself.
 *
 * @throws RangeError when the choice does not fit the record
 */
export function priceOf(record: OfferedRecord, choice: Choice): Price {
  const { size, values } = resolveChoice(record, choice)
  const added = values.map((value, index) => ({
    label: value.label,
    cents: optionCents(record, size, record.options[index]?.code ?? '', value),
  }))
  return {
    unitCents: added.reduce(
      (sum, { cents }) => sum + cents,
      record.offers?.sizes[size.code] ?? size.priceCents,
    ),
    added: added.filter(({ cents }, index) => cents > 0 && !countsPieces(record.options[index])),
  }
}

/** What one value of an option adds to a size. */
export function optionCents(record: OfferedRecord, size: Size, option: string, value: OptionValue): Cents {
  const offer = record.offers?.options.find(
    (one) => one.size === size.code && one.option === option && one.value === value.code,
  )
  return offer?.cents ?? addedCents(size.priceCents, value)
}

/**
 * Lowest and highest price that the record can give.
 *
 * @param startValues  value code by option code that a page opens with: its lowest price has them (decision 0067)
 */
export function priceRangeOf(
  record: ProductRecord,
  startValues: StartValues = null,
): { lowestCents: Cents; highestCents: Cents } {
  const ranges = record.sizes.map((size) => {
    const added = record.options.map((option) =>
      option.values.map((value) => addedCents(size.priceCents, value)),
    )
    const least = record.options.map((option) =>
      valuesFrom(option, startValues).map((value) => addedCents(size.priceCents, value)),
    )
    const sum = (all: readonly number[][], pick: (...cents: number[]) => number) =>
      all.reduce((total, cents) => total + pick(...cents), size.priceCents)
    return { lowestCents: sum(least, Math.min), highestCents: sum(added, Math.max) }
  })
  return {
    lowestCents: Math.min(...ranges.map((range) => range.lowestCents)),
    highestCents: Math.max(...ranges.map((range) => range.highestCents)),
  }
}

/** The values that the lowest price of a page may have: the one that it opens with, where it names one. */
export function valuesFrom({ code, values }: Option, startValues: StartValues): readonly OptionValue[] {
  const start = values.filter((value) => value.code === startValues?.[code])
  return start.length > 0 ? start : values
}
