/** The auto-added product: the shop adds it once a cart is worth an amount, and removes it below that (J-25, CA-88). */
import { type Cents, formatMoney, parseDollars } from '#packages/money/money.ts'
import type { Configuration } from './shipping.ts'

export interface AutoAddedProduct {
  sku: string
  /** Added once the shipped lines of the cart, after coupons and without this product, reach this. */
  amountCents: Cents
}

/** The one store that adds a product. */
const STORE = 'neon_au'

/**
 * The product that is added to carts of a store.
 *
 * @param store  code such as `neon_au`
 * @returns undefined in another store, and when it is switched off or half configured
 */
export function autoAddedProductOf(
  configuration: Configuration,
  store: string,
): AutoAddedProduct | undefined {
  if (store !== STORE || configuration.get('auto_add_product_status') !== '1') return undefined
  const sku = configuration.get('auto_add_product_sku')?.trim()
  const amountCents = amountOf(configuration)
  return sku && amountCents !== undefined ? { sku, amountCents } : undefined
}

interface AutoAddCart {
  /** SKU that the shopper removed from this cart; it is not added again. */
  removedAutoAddedSku: string | null
  lines: readonly {
    id: number
    sku: string
    isAutoAdded: boolean
    travels: boolean
    rowCents: Cents
    discountCents: Cents
    unavailableReason: string | undefined
  }[]
}

export interface AutoAddedChange {
  /** Lines to remove. */
  gone: readonly number[]
  /** SKU to add, one piece of it. */
  added: string | undefined
}

/**
 * What has to change so that a cart has the auto-added product it has earned, and no other.
 *
 * Pieces of that SKU never count towards its amount, whoever added them. Nor do certificates and memberships: in a cart
 * of these alone the product would add the cost of a delivery.
 */
export function autoAddedChange(cart: AutoAddCart, autoAdded: AutoAddedProduct | undefined): AutoAddedChange {
  const others = cart.lines.filter((line) => line.travels && line.sku !== autoAdded?.sku)
  const worthCents = others.reduce((sum, line) => sum + line.rowCents - line.discountCents, 0)
  const earned =
    autoAdded && others.length > 0 && worthCents >= autoAdded.amountCents ? autoAdded.sku : undefined
  const gone = cart.lines.filter(
    (line) => line.isAutoAdded && (line.sku !== earned || line.unavailableReason !== undefined),
  )
  const isThere = cart.lines.some(({ sku }) => sku === earned)
  const isWanted = earned !== undefined && !isThere && cart.removedAutoAddedSku !== earned
  return { gone: gone.map(({ id }) => id), added: isWanted ? earned : undefined }
}

/** Why the shop added a line, for the shopper. */
export function autoAddedReason(configuration: Configuration): string {
  const amountCents = amountOf(configuration)
  const reached =
    amountCents === undefined ? 'it goes with your cart' : `your cart reached ${formatMoney(amountCents)}`
  return `We added this because ${reached}. You can remove it.`
}

const amountOf = (configuration: Configuration): Cents | undefined =>
  parseDollars(configuration.get('auto_add_product_cart_amount') ?? '')
