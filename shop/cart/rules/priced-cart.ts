/** A cart with everything the shopper sees: names, options in words, prices, delivery offers and totals. */
import type { Cents } from '#packages/money/money.ts'
import { type OptionInWords, optionsInWords } from '../../catalogue/rules/options-in-words.ts'
import { priceOf } from '../../catalogue/rules/price.ts'
import type { ProductRecord } from '../../catalogue/rules/record.ts'
import { parseSku } from '../../catalogue/rules/sku.ts'
import { surfaceOf } from '../../catalogue/rules/surface.ts'
import { type Address, isPoBox } from '../../customers/rules/address.ts'
import {
  type Configuration,
  chosenOffer,
  freeShippingAboveCents,
  type ShippingChoice,
  type ShippingOffer,
  shippingOffers,
} from './shipping.ts'
import { cartTotals, subtotalOf, type Totals } from './totals.ts'

export interface StoredCart {
  id: string
  email: string | null
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingChoice: ShippingChoice | null
  customerNotes: string | null
  paymentMethod: string | null
  paymentToken: string | null
  orderComment: string | null
  giftMessage: string | null
}

export interface StoredLine {
  id: number
  productId: number
  sku: string
  designRevision: string
  quantity: number
}

/** What a line needs to know of its product. */
export interface PricedProduct {
  id: number
  name: string
  urlKey: string
  inStock: boolean
  record: ProductRecord
  version: number
}

export interface PricedLine<Product extends PricedProduct = PricedProduct> extends StoredLine {
  product: Product
  options: readonly OptionInWords[]
  unitCents: Cents
  rowCents: Cents
  oversize: boolean
  /** Why this line cannot be ordered at the moment. */
  unavailableReason: string | undefined
}

export interface PricedCart<Product extends PricedProduct = PricedProduct> extends StoredCart {
  lines: readonly PricedLine<Product>[]
  totals: Totals
  offers: readonly ShippingOffer[]
  chosenOffer: ShippingOffer | undefined
}

export const OUT_OF_STOCK = 'This product is out of stock.'
export const NOT_MADE_ANY_MORE = 'This choice is not made any more. Please open the design and choose again.'

/**
 * @param products  of the lines, with the records that are sold today; a line whose product is gone is left out
 */
export function pricedCart<Product extends PricedProduct>(
  cart: StoredCart,
  storedLines: readonly StoredLine[],
  products: ReadonlyMap<number, Product>,
  configuration: Configuration,
): PricedCart<Product> {
  const lines = storedLines.flatMap((line) => {
    const product = products.get(line.productId)
    return product ? [pricedLine(line, product)] : []
  })
  const offers = shippingOffers({
    subtotalCents: subtotalOf(lines),
    oversize: lines.some((line) => line.oversize),
    toPoBox: cart.shippingAddress !== null && isPoBox(cart.shippingAddress),
    configuration,
  })
  const chosen = chosenOffer(offers, cart.shippingChoice ?? undefined)
  const totals = cartTotals({
    lines,
    // Before a method is chosen the total already holds standard delivery, so that no fee comes as a surprise.
    shippingCents: (chosen ?? offers[0])?.cents ?? 0,
    freeShippingAboveCents: freeShippingAboveCents(configuration),
  })
  return { ...cart, lines, totals, offers, chosenOffer: chosen?.unavailableReason ? undefined : chosen }
}

function pricedLine<Product extends PricedProduct>(line: StoredLine, product: Product): PricedLine<Product> {
  const parsed = parseSku(product.record, line.sku)
  if (parsed.kind === 'unknown-sku') {
    const unavailable = { options: [], unitCents: 0, rowCents: 0, oversize: false }
    return { ...line, product, ...unavailable, unavailableReason: NOT_MADE_ANY_MORE }
  }
  const { unitCents } = priceOf(product.record, parsed.choice)
  return {
    ...line,
    product,
    options: optionsInWords(product.record, parsed.choice),
    unitCents,
    rowCents: unitCents * line.quantity,
    oversize: surfaceOf(product.record, parsed.choice).oversize,
    unavailableReason: product.inStock ? undefined : OUT_OF_STOCK,
  }
}
