/** How an order can be paid. Card numbers go from the shopper's browser to the gateway and never reach the shop. */
import type { Configuration } from '../../cart/rules/shipping.ts'

export interface PaymentMethod {
  code: 'card' | 'banktransfer' | 'checkmo' | 'free'
  title: string
  /** The money comes later, outside the shop. */
  isOffline: boolean
}

const CARD: PaymentMethod = { code: 'card', title: 'Credit or debit card', isOffline: false }
const FREE: PaymentMethod = { code: 'free', title: 'Nothing to pay', isOffline: false }
const OFFLINE: readonly PaymentMethod[] = [
  { code: 'banktransfer', title: 'Bank transfer', isOffline: true },
  { code: 'checkmo', title: 'Cheque or money order', isOffline: true },
]

/**
 * The methods for a cart, in the order shown. Where nothing is left to pay, there is only the free one.
 *
 * @param isOpen  false where the shop has no gateway: nothing can be ordered, whatever it costs
 * @param configuration  `payment_banktransfer_active` and `payment_checkmo_active` switch a method off with 0
 */
export function paymentMethodsFor(
  cart: { lines: readonly unknown[]; totals: { grandTotalCents: number } },
  configuration: Configuration,
  isOpen = true,
): PaymentMethod[] {
  if (!isOpen) return []
  if (cart.lines.length > 0 && cart.totals.grandTotalCents === 0) return [FREE]
  const offline = OFFLINE.filter(({ code }) => configuration.get(`payment_${code}_active`)?.trim() !== '0')
  return [CARD, ...offline]
}

export function paymentMethodTitle(code: string): string | undefined {
  return [CARD, FREE, ...OFFLINE].find((method) => method.code === code)?.title
}
