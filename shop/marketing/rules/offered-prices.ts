/** The lowest and highest price of a product today, with every offer that one piece of it gets in this visitor's cart. */
import type { Cents } from '#packages/money/money.ts'
import { HIGHEST_GIFT_CENTS, LOWEST_GIFT_CENTS } from '../../catalogue/rules/gift-certificate.ts'
import type { ProductRecord } from '../../catalogue/rules/record.ts'
import type { PriceRule } from './offers.ts'
import { type PieceAlone, printedPiece, shelfCents, unprintedPiece } from './pieces.ts'
import { unitPrice } from './unit-price.ts'

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
  | { kind: 'printed'; record: ProductRecord }
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
  const priced = (piece: PieceAlone) => unitPrice({ ...piece, piecesInCart: pieces }, rules)
  if (product.kind === 'gift-certificate') {
    return { lowest: plain(LOWEST_GIFT_CENTS), highest: plain(HIGHEST_GIFT_CENTS) }
  }
  if (product.kind !== 'printed') {
    const price = priced(unprintedPiece(product, shelfCents(product, configuration)))
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
  const quantities = [...new Set(rules.map(({ fromQuantity }) => fromQuantity))].filter((from) => from > 1)
  const tiers: OfferedTier[] = []
  let { cents } = offeredRange(product, rules, configuration).lowest
  for (const fromQuantity of quantities.sort((one, other) => one - other)) {
    const { lowest } = offeredRange(product, rules, configuration, fromQuantity)
    if (lowest.cents >= cents) continue
    cents = lowest.cents
    tiers.push({ ...lowest, fromQuantity })
  }
  return tiers
}

/** Options do not depend on one another, so the cheapest choice of a size is made of the cheapest value of each. */
function sizeRange(
  product: OfferedProduct & { kind: 'printed' },
  size: ProductRecord['sizes'][number],
  priced: (piece: PieceAlone) => OfferedPrice,
): OfferedRange {
  const { options } = product.record
  const everyValue = options.map((option) => option.values.map((value) => ({ option, value })))
  const base = priced({ ...printedPiece(product, size, []), options: [] })
  const added = everyValue.map((values) =>
    values.map(({ option, value }) => {
      const whole = printedPiece({ ...product, record: { ...product.record, options: [option] } }, size, [
        value,
      ])
      return without(priced(whole), base)
    }),
  )
  return {
    lowest: added.reduce((price, values) => sum(price, values.reduce(cheaper)), base),
    highest: added.reduce((price, values) => sum(price, values.reduce(dearer)), base),
  }
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
