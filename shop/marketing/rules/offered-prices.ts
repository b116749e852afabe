/** The lowest and highest price of a product today, with every offer that one piece of it gets in this visitor's cart. */
import type { Cents } from '#packages/money/money.ts'
import type { CustomSizeOffer } from '#packages/product/custom-size-offers.ts'
import {
  type QuantityOffers,
  type RecordOffers,
  type StartValues,
  valuesFrom,
} from '#packages/product/price.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { HIGHEST_GIFT_CENTS, LOWEST_GIFT_CENTS } from '../../catalogue/rules/gift-certificate.ts'
import type { PriceRule } from './offers.ts'
import { type PieceAlone, printedPiece, unprintedCents, unprintedPiece } from './pieces.ts'
import { fits, unitPrice } from './unit-price.ts'

/** One piece of one choice. */
export interface OfferedPrice {
  /** Without any offer. */
  regularCents: Cents
  cents: Cents
  /** The rules that make the difference. */
  rules: readonly PriceRule[]
}

export interface OfferedRange {
  lowest: OfferedPrice
  highest: OfferedPrice
}

export type OfferedProduct = { sku: string; name: string } & (
  | { kind: 'printed'; record: ProductRecord; startValues?: StartValues }
  | { kind: 'goods' | 'membership'; priceCents: Cents | null }
  | { kind: 'gift-certificate' }
)

/**
 * Each end of the range is one choice with its regular price, so that the two can be compared.
 *
 * @param rules  that hold for this visitor, as `priceRulesFor` gave them
 * @param pieces  so many of the same size in one cart
 */
export function offeredRange(
  product: OfferedProduct,
  rules: readonly PriceRule[],
  configuration: ReadonlyMap<string, string>,
  pieces = 1,
): OfferedRange {
  const priced = onePiece(rules, pieces)
  if (product.kind === 'gift-certificate') {
    return { lowest: plain(LOWEST_GIFT_CENTS), highest: plain(HIGHEST_GIFT_CENTS) }
  }
  if (product.kind !== 'printed') {
    const price = priced(unprintedPiece(product, unprintedCents(product, configuration)))
    return { lowest: price, highest: price }
  }
  const bySize = product.record.sizes.map((size) => sizeRange(product, size, priced))
  return {
    lowest: bySize.map(({ lowest }) => lowest).reduce(cheaper),
    highest: bySize.map(({ highest }) => highest).reduce(dearer),
  }
}

export interface OfferedTier extends OfferedPrice {
  fromQuantity: number
}

/** Lowest prices of larger quantities, each lower than the one before. */
export function offeredTiers(
  product: OfferedProduct,
  rules: readonly PriceRule[],
  configuration: ReadonlyMap<string, string>,
): OfferedTier[] {
  const tiers: OfferedTier[] = []
  let { cents } = offeredRange(product, rules, configuration).lowest
  for (const fromQuantity of quantitiesOf(product, rules)) {
    const { lowest } = offeredRange(product, rules, configuration, fromQuantity)
    if (lowest.cents >= cents) continue
    cents = lowest.cents
    tiers.push({ ...lowest, fromQuantity })
  }
  return tiers
}

/** From how many pieces on an offer may hold that fewer do not get, in rising order. */
function quantitiesOf(product: OfferedProduct, rules: readonly PriceRule[]): number[] {
  const family = product.kind === 'printed' ? product.record.family : null
  const fitting = rules.filter(
    (rule) =>
      rule.fromQuantity > 1 &&
      (rule.family === null || rule.family === family) &&
      (rule.sku === null || rule.sku === product.sku),
  )
  return [...new Set(fitting.map(({ fromQuantity }) => fromQuantity))].sort((one, other) => one - other)
}

/** What the record's prices come to for larger quantities of one size, each with something cheaper than the one before. */
export function quantityOffers(product: PrintedProduct, rules: readonly PriceRule[]): QuantityOffers[] {
  let before = JSON.stringify(recordOffers(product, rules))
  return quantitiesOf(product, rules).flatMap((fromQuantity) => {
    const { sizes, options } = recordOffers(product, rules, fromQuantity)
    const offers = JSON.stringify({ sizes, options })
    if (offers === before) return []
    before = offers
    return {
      fromQuantity,
      sizes: Object.entries(sizes).map(([size, priceCents]) => ({ size, priceCents })),
      options: options.map(({ cents: priceCents, ...place }) => ({ ...place, priceCents })),
    }
  })
}

/**
 * What the record's prices come to, so that a page can price every choice as the cart does.
 *
 * @param pieces  so many of the same size in one cart
 */
export function recordOffers(product: PrintedProduct, rules: readonly PriceRule[], pieces = 1): RecordOffers {
  const priced = onePiece(rules, pieces)
  const bySize = product.record.sizes.map((size) => ({ size, ...sizePrices(product, size, priced) }))
  return {
    sizes: Object.fromEntries(
      bySize.flatMap(({ size, base }) => (base.cents < base.regularCents ? [[size.code, base.cents]] : [])),
    ),
    options: bySize.flatMap(({ size, added }) =>
      added.flatMap(({ option, values }) =>
        values.flatMap(({ value, price }) =>
          price.cents < price.regularCents ? { size: size.code, option, value, cents: price.cents } : [],
        ),
      ),
    ),
  }
}

/** The offers that one piece of a typed size gets; none where every size is listed. */
export function customSizeOffers(
  { sku, record: { family, sizes, customSize } }: PrintedProduct,
  rules: readonly PriceRule[],
): CustomSizeOffer[] {
  if (!customSize) return []
  const piece = { sku, family, specialName: undefined, piecesInCart: 1 }
  return rules
    .filter((rule) => fits(rule, { ...piece, size: rule.size ?? undefined }))
    .filter(({ size }) => !sizes.some(({ code }) => code === size))
    .map(({ size, option, value, change }) => ({
      size: size ?? undefined,
      option: option ?? undefined,
      value: value ?? undefined,
      percentOff: change.kind === 'percent-off' ? change.percent : undefined,
      centsOff: change.kind === 'cents-off' ? change.cents : undefined,
      priceCents: change.kind === 'price' ? change.cents : undefined,
    }))
}

type PrintedProduct = Extract<OfferedProduct, { kind: 'printed' }>
type PriceOne = (piece: PieceAlone) => OfferedPrice

const onePiece =
  (rules: readonly PriceRule[], pieces = 1): PriceOne =>
  (piece) =>
    unitPrice({ ...piece, piecesInCart: pieces }, rules)

/**
 * Options do not depend on one another, so the cheapest choice of a size is made of the cheapest value of each. Where a page
 * opens with other values than the first, its lowest price has those.
 */
function sizeRange(product: PrintedProduct, size: Size, priced: PriceOne): OfferedRange {
  const { base, added } = sizePrices(product, size, priced)
  const prices = added.map(({ values }) => values.map(({ price }) => price))
  const least = product.record.options.map((option, index) => {
    const having = valuesFrom(option, product.startValues).map(({ code }) => code)
    return (added[index]?.values ?? []).flatMap(({ value, price }) => (having.includes(value) ? [price] : []))
  })
  return {
    lowest: least.reduce((price, values) => sum(price, values.reduce(cheaper)), base),
    highest: prices.reduce((price, values) => sum(price, values.reduce(dearer)), base),
  }
}

/** The base price of a size, and what each value of each option adds to it. */
function sizePrices(product: PrintedProduct, size: Size, priced: PriceOne) {
  const base = priced({ ...printedPiece(product, size, []), options: [] })
  const added = product.record.options.map((option) => ({
    option: option.code,
    values: option.values.map((value) => {
      const alone = { ...product, record: { ...product.record, options: [option] } }
      return { value: value.code, price: without(priced(printedPiece(alone, size, [value])), base) }
    }),
  }))
  return { base, added }
}

const plain = (cents: Cents): OfferedPrice => ({ regularCents: cents, cents, rules: [] })
const cheaper = (one: OfferedPrice, other: OfferedPrice) => (other.cents < one.cents ? other : one)
const dearer = (one: OfferedPrice, other: OfferedPrice) => (other.cents > one.cents ? other : one)

const sum = (one: OfferedPrice, other: OfferedPrice): OfferedPrice => ({
  regularCents: one.regularCents + other.regularCents,
  cents: one.cents + other.cents,
  rules: [...new Set([...one.rules, ...other.rules])],
})

const without = (whole: OfferedPrice, base: OfferedPrice): OfferedPrice => ({
  regularCents: whole.regularCents - base.regularCents,
  cents: whole.cents - base.cents,
  rules: whole.rules.filter((rule) => !base.rules.includes(rule)),
})
