/** A cart line with its name, options in words and price of one piece. */
import type { Cents } from '#packages/money/money.ts'
import { type OptionInWords, optionsInWords } from '#packages/product/options-in-words.ts'
import { isOversize } from '#packages/product/parcel.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import type { PriceRule } from '../../marketing/rules/offers.ts'
import {
  type PieceAlone,
  printedPiece,
  unprintedCents,
  unprintedPiece,
} from '../../marketing/rules/pieces.ts'
import { type UnitPart, unitPrice } from '../../marketing/rules/unit-price.ts'
import type { Configuration } from './shipping.ts'

export interface StoredLine {
  id: number
  productId: number
  sku: string
  designRevision: string | null
  quantity: number
  /** Auto-added: coupons skip it, so that it costs its own price and affects no other. */
  isAutoAdded?: boolean
  /** Saved for later: no part of the cart. */
  savedForLater?: boolean
  /** What the shopper filled in for a gift certificate. */
  entered?: { amountCents: Cents } | null
}

interface ProductFacts {
  id: number
  sku: string
  name: string
  urlKey: string
  inStock: boolean
  /** Pieces in stock; null for what is made to order. */
  stock: number | null
}

/** What a line needs to know of its product. */
export type PricedProduct = ProductFacts &
  (
    | { kind: 'printed'; family: string; record: ProductRecord; version: number }
    | { kind: 'goods' | 'gift-certificate' | 'membership'; priceCents: Cents | null }
  )

/** A line before coupons. */
export type UnitPricedLine<
  Product extends PricedProduct = PricedProduct,
  Line extends StoredLine = StoredLine,
> = Line & {
  product: Product
  options: readonly OptionInWords[]
  /** One piece after price rules, GST included. */
  unitCents: Cents
  /** One piece without any offer. */
  regularUnitCents: Cents
  rowCents: Cents
  /** What one piece costs, part by part. */
  parts: readonly UnitPart[]
  /** The part of one piece that coupons may lower: of its options only a set belongs to it. */
  baseCents: Cents
  /** The same without the set. */
  pieceCents: Cents
  family: string | undefined
  size: string | undefined
  specialName: string | undefined
  takesOffers: boolean
  /** False for what is only e-mailed: gift certificates and memberships. */
  travels: boolean
  oversize: boolean
  /** Why this line cannot be ordered at the moment. */
  unavailableReason: string | undefined
}

export const OUT_OF_STOCK = 'This product is out of stock.'
export const TOO_MANY = 'The requested qty is not available'
export const NOT_MADE_ANY_MORE = 'This choice is not made any more. Please open the design and choose again.'

/** @param products  of the lines; a line whose product is gone is left out */
export function unitPricedLines<Product extends PricedProduct, Line extends StoredLine>(
  lines: readonly Line[],
  products: ReadonlyMap<number, Product>,
  configuration: Configuration,
  rules: readonly PriceRule[],
): UnitPricedLine<Product, Line>[] {
  const known = lines.flatMap((line) => {
    const product = products.get(line.productId)
    return product ? [{ line, product, details: detailsOf(line, product, configuration) }] : []
  })
  return known.map(({ line, product, details }) => {
    const together = known.filter(({ details: other }) => sameSize(other.piece, details.piece))
    const piecesInCart = together.reduce((sum, one) => sum + one.line.quantity, 0)
    const price = unitPrice({ ...details.piece, piecesInCart }, rules)
    return {
      ...line,
      product,
      options: details.options,
      unitCents: price.cents,
      regularUnitCents: price.regularCents,
      rowCents: price.cents * line.quantity,
      parts: price.parts,
      baseCents: price.baseCents,
      pieceCents: price.pieceCents,
      family: details.piece.family,
      size: details.piece.size,
      specialName: details.piece.specialName,
      takesOffers: details.piece.takesOffers && line.isAutoAdded !== true,
      travels: product.kind === 'printed' || product.kind === 'goods',
      oversize: details.oversize,
      unavailableReason: details.isMade ? stockProblem(product, line.quantity) : NOT_MADE_ANY_MORE,
    }
  })
}

interface LineDetails {
  piece: PieceAlone
  options: readonly OptionInWords[]
  oversize: boolean
  /** False when the record does not know the SKU any more. */
  isMade: boolean
}

function detailsOf(line: StoredLine, product: PricedProduct, configuration: Configuration): LineDetails {
  return product.kind === 'printed'
    ? printedDetails(line.sku, product.name, product.record)
    : unprintedDetails(line, product, configuration)
}

function printedDetails(sku: string, name: string, record: ProductRecord): LineDetails {
  const parsed = parseSku(record, sku)
  if (parsed.kind === 'unknown-sku') {
    const base = { label: name, sizeCents: 0, set: undefined }
    const made = { size: undefined, specialName: undefined, options: [] }
    return {
      piece: { ...made, sku, family: record.family, base, takesOffers: true },
      options: [],
      oversize: false,
      isMade: false,
    }
  }
  const { size, values } = resolveChoice(record, parsed.choice)
  return {
    piece: printedPiece({ sku, name, record }, size, values),
    options: optionsInWords(record, parsed.choice),
    oversize: isOversize(size.parcel),
    isMade: true,
  }
}

type Unprinted = Exclude<PricedProduct, { kind: 'printed' }>

function unprintedDetails(line: StoredLine, product: Unprinted, configuration: Configuration): LineDetails {
  const { name, kind } = product
  const cents = unprintedPrice(line, product, configuration)
  return {
    piece: unprintedPiece({ sku: line.sku, name, kind }, cents),
    options: [],
    oversize: false,
    isMade: true,
  }
}

/** A gift certificate costs the amount on it (K-08). */
function unprintedPrice(
  line: StoredLine,
  { kind, priceCents }: Unprinted,
  configuration: Configuration,
): Cents {
  if (kind === 'gift-certificate') return line.entered?.amountCents ?? 0
  return unprintedCents({ kind, priceCents }, configuration)
}

function stockProblem({ inStock, stock }: PricedProduct, quantity: number): string | undefined {
  if (!inStock || stock === 0) return OUT_OF_STOCK
  return stock !== null && stock < quantity ? TOO_MANY : undefined
}

/** Quantity prices count every piece of one size together, whatever its picture. */
function sameSize(one: LineDetails['piece'], other: LineDetails['piece']): boolean {
  if (one.size === undefined || other.size === undefined) return one.sku === other.sku
  return one.family === other.family && one.size === other.size
}
