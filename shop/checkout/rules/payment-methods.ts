/** Which payment methods a cart has. Card numbers go from the shopper's browser to the gateway and never reach the shop. */
import type { Configuration } from '../../cart/rules/shipping.ts'
import { paymentDetails } from '../../orders/rules/how-to-pay.ts'
import { type PaymentMethod, paymentMethods } from '../../orders/rules/payment-methods.ts'

/**
 * The methods for a cart, in the order shown. Where nothing is left to pay, there is only the free one.
 *
 * @param isOpen  false where the shop has no gateway: nothing can be ordered, whatever it costs
 * @param configuration  `payment_banktransfer_active`, `payment_checkmo_active` and `payment_payid_active` switch a method
 *   off with 0; without `payment_payid_details` there is no PayID to pay to
 */
export function paymentMethodsFor(
  cart: { lines: readonly unknown[]; totals: { grandTotalCents: number } },
  configuration: Configuration,
  isOpen = true,
): PaymentMethod[] {
  if (!isOpen) return []
  const costsNothing = cart.lines.length > 0 && cart.totals.grandTotalCents === 0
  if (costsNothing) return paymentMethods.filter(({ code }) => code === 'free')
  return paymentMethods.filter(
    ({ code, isOffline }) => code !== 'free' && (!isOffline || isSwitchedOn(code, configuration)),
  )
}

function isSwitchedOn(code: PaymentMethod['code'], configuration: Configuration): boolean {
  if (configuration.get(`payment_${code}_active`)?.trim() === '0') return false
  return code !== 'payid' || paymentDetails(code, configuration).length > 0
}
