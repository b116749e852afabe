/** The product that comes along: added by the shop once a cart is worth an amount, taken out below it (J-25, CA-88). */
import { type Cents, formatMoney, parseDollars } from '#packages/money/money.ts'
import type { Configuration } from './shipping.ts'

export interface Companion {
  sku: string
  /** What is sent of the cart, after coupons and without the companion, reaches this. */
  amountCents: Cents
}

/** The one store whose carts have a companion. */
const STORE = 'neon_au'

/**
 * What comes along with carts of a store.
 *
 * @param store  code such as `neon_au`
 * @returns undefined where nothing does: another store, switched off, or half configured
 */
export function companionOf(configuration: Configuration, store: string): Companion | undefined {
  if (store !== STORE || configuration.get('auto_add_product_status') !== '1') return undefined
  const sku = configuration.get('auto_add_product_sku')?.trim()
  const amountCents = amountOf(configuration)
  return sku && amountCents !== undefined ? { sku, amountCents } : undefined
}

interface CompanionCart {
  /** SKU that the shopper took out of this cart; it is not added again. */
  companionTurnedDown: string | null
  lines: readonly {
    id: number
    sku: string
    comesAlong: boolean
    travels: boolean
    rowCents: Cents
    discountCents: Cents
    unavailableReason: string | undefined
  }[]
}

export interface CompanionChange {
  /** Lines to take out. */
  gone: readonly number[]
  /** SKU to put in, one piece of it. */
  added: string | undefined
}

/**
 * What has to change so that a cart has the companion it has earned, and no other.
 *
 * Pieces of the companion's SKU never count towards its amount, whoever added them. Certificates and memberships do not
 * count either: beside them alone the companion would bring the cost of a delivery.
 */
export function companionChange(cart: CompanionCart, companion: Companion | undefined): CompanionChange {
  const others = cart.lines.filter((line) => line.travels && line.sku !== companion?.sku)
  const worthCents = others.reduce((sum, line) => sum + line.rowCents - line.discountCents, 0)
  const earned =
    companion && others.length > 0 && worthCents >= companion.amountCents ? companion.sku : undefined
  const gone = cart.lines.filter(
    (line) => line.comesAlong && (line.sku !== earned || line.unavailableReason !== undefined),
  )
  const isThere = cart.lines.some(({ sku }) => sku === earned)
  const isWanted = earned !== undefined && !isThere && cart.companionTurnedDown !== earned
  return { gone: gone.map(({ id }) => id), added: isWanted ? earned : undefined }
}

/** Why a line came along, for the shopper. */
export function companionReason(configuration: Configuration): string {
  const amountCents = amountOf(configuration)
  const reached =
    amountCents === undefined ? 'it goes with your cart' : `your cart reached ${formatMoney(amountCents)}`
  return `We added this because ${reached}. You can remove it.`
}

const amountOf = (configuration: Configuration): Cents | undefined =>
  parseDollars(configuration.get('auto_add_product_cart_amount') ?? '')
