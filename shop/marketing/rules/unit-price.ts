/** What one piece costs: its base price, what its options add, and the one offer of each that helps most. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { changedGoods, changedSet, goodsCents } from '#packages/product/offered-goods.ts'
import { changedPrice, type PriceChange } from '#packages/product/price-change.ts'
import type { OptionValue } from '#packages/product/record.ts'
import type { PriceRule } from './offers.ts'

/** One piece as it is priced. */
export interface Piece {
  sku: string
  family: string | undefined
  size: string | undefined
  /** J-23: of a size that offers skip, unless a rule or a free piece names it; undefined for any other. */
  specialName: string | undefined
  /** The size, or the whole thing where there are no sizes, and the set of it where it is sold in sets (decision 0082). */
  base: {
    label: string
    sizeCents: Cents
    set: { option: string; value: OptionValue } | undefined
  }
  options: readonly { option: string; value: string; label: string; cents: Cents }[]
  /** Pieces of this size, or of this SKU where there are no sizes, in the whole cart. */
  piecesInCart: number
  /** False for what is money itself or has one price for all: gift certificates and memberships. */
  takesOffers: boolean
}

export interface UnitPart {
  code: 'base' | 'option' | 'price_rule' | 'member_price' | 'quantity_price' | 'campaign_price'
  label: string
  cents: Cents
}

export interface UnitPrice {
  /** Without any offer. */
  regularCents: Cents
  cents: Cents
  /** What the base price came to, that of a set with all its pieces; coupons lower this part only. */
  baseCents: Cents
  /** What it came to without the set, which is all that a free piece takes off. */
  pieceCents: Cents
  /** Their sum is `cents`. */
  parts: readonly UnitPart[]
  /** The rules that make it cheaper. */
  rules: readonly PriceRule[]
}

/**
 * Offers do not add up: of the rules that fit the base price the one with the lowest result counts, and so for each
 * option. Nothing is ever dearer through a rule.
 */
export function unitPrice(piece: Piece, rules: readonly PriceRule[]): UnitPrice {
  const fitting = piece.takesOffers ? rules.filter((rule) => fits(rule, piece)) : []
  const base = pricedBase(piece.base, fitting)
  const alone = pricedBase({ ...piece.base, set: undefined }, fitting)
  const options = piece.options.map((option) =>
    withBest(
      option,
      'option',
      fitting
        .filter((rule) => namesValue(rule, option.option, option.value))
        .map((rule) => ({ rule, cents: changedPrice(option.cents, rule.change) })),
    ),
  )
  return {
    regularCents: base.regularCents + sum(piece.options),
    cents: sum([base, ...options]),
    baseCents: base.cents,
    pieceCents: alone.cents,
    parts: [base, ...options].flatMap(({ parts }) => parts).filter((part) => part.cents !== 0),
    rules: [...new Set([base, ...options].flatMap(({ rule }) => rule ?? []))],
  }
}

/** Whether the rule may change what the piece, or one of its options, costs. */
export function fits(
  rule: PriceRule,
  piece: Pick<Piece, 'sku' | 'family' | 'size' | 'specialName' | 'piecesInCart'>,
): boolean {
  const namesThis = (wanted: string | null, has: string | undefined) => wanted === null || wanted === has
  if (piece.specialName !== undefined && (rule.size === null || rule.campaign !== null)) return false
  return (
    namesThis(rule.family, piece.family) &&
    namesThis(rule.size, piece.size) &&
    namesThis(rule.sku, piece.sku) &&
    piece.piecesInCart >= rule.fromQuantity
  )
}

/** Of the offers on the goods and those on their set one counts, as everywhere. */
function pricedBase({ label, sizeCents, set }: Piece['base'], rules: readonly PriceRule[]) {
  const goods = { sizeCents, set: set?.value }
  const regularCents = goodsCents(goods)
  const results = rules.flatMap((rule) => {
    if (rule.option === null) return { rule, cents: changedGoods(goods, rule.change) }
    if (!set || !namesValue(rule, set.option, set.value.code)) return []
    return { rule, cents: changedSet(goods, rule.change) }
  })
  return { regularCents, ...withBest({ label, cents: regularCents }, 'base', results) }
}

const namesValue = (rule: PriceRule, option: string, value: string): boolean =>
  rule.option === option && (rule.value === null || rule.value === value)

/** @param results  what each rule makes of the price */
function withBest(
  { label, cents }: { label: string; cents: Cents },
  code: 'base' | 'option',
  results: readonly { rule: PriceRule; cents: Cents }[],
): { cents: Cents; parts: UnitPart[]; rule: PriceRule | undefined } {
  let best: { rule: PriceRule; cents: Cents } | undefined
  for (const result of results) if (result.cents < (best?.cents ?? cents)) best = result
  const own: UnitPart = { code, label, cents }
  if (!best) return { cents, parts: [own], rule: undefined }
  return {
    cents: best.cents,
    rule: best.rule,
    parts: [own, { code: codeOf(best.rule), label: labelOf(best.rule), cents: best.cents - cents }],
  }
}

function codeOf(rule: PriceRule): UnitPart['code'] {
  if (rule.campaign !== null) return 'campaign_price'
  if (rule.membersOnly) return 'member_price'
  return rule.fromQuantity > 1 ? 'quantity_price' : 'price_rule'
}

/** @example '12% off the base price' */
export function changeInWords(change: PriceChange): string {
  switch (change.kind) {
    case 'percent-off':
      return `${change.percent}% off the base price`
    case 'cents-off':
      return `${formatMoney(change.cents)} off each`
    case 'price':
      return `${formatMoney(change.cents)} each`
  }
}

function labelOf({ label, change, fromQuantity }: PriceRule): string {
  const what = changeInWords(change)
  return fromQuantity > 1 ? `${label}: ${what} from ${fromQuantity} pieces` : `${label}: ${what}`
}

const sum = (amounts: readonly { cents: Cents }[]): Cents =>
  amounts.reduce((total, { cents }) => total + cents, 0)
