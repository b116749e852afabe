/** Which payment methods a cart has. Card numbers go from the shopper's browser to the gateway and never reach the shop. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { paymentDetails } from '../../orders/rules/how-to-pay.ts'
import { type PaymentMethod, paymentMethods } from '../../orders/rules/payment-methods.ts'

/** What a card gateway says of itself. */
export interface Taking {
  /** False where the shop has no gateway: nothing can be ordered, whatever it costs. */
  isOpen: boolean
  /** A card pays no less. */
  minimumCents: Cents
}

interface Paying {
  lines: readonly unknown[]
  totals: { grandTotalCents: Cents }
}

/**
 * The methods for a cart, in the order shown. Where nothing is left to pay, there is only the free one.
 *
 * @param configuration  `payment_banktransfer_active`, `payment_checkmo_active` and `payment_payid_active` switch a method
 *   off with 0; without `payment_payid_details` there is no PayID to pay to
 */
export function paymentMethodsFor(
  cart: Paying,
  configuration: Configuration,
  gateway: Taking,
): PaymentMethod[] {
  if (!gateway.isOpen) return []
  const costsNothing = cart.lines.length > 0 && cart.totals.grandTotalCents === 0
  if (costsNothing) return paymentMethods.filter(({ code }) => code === 'free')
  return paymentMethods.filter(
    ({ code, isOffline }) =>
      code !== 'free' &&
      (isOffline ? isSwitchedOn(code, configuration) : !isTooLittle(cart, gateway.minimumCents)),
  )
}

/** Why no card is asked for, to the shopper; undefined where one is, or where nothing is left to pay. */
export function whyNoCard(cart: Paying, configuration: Configuration, gateway: Taking): string | undefined {
  const { isOpen, minimumCents } = gateway
  if (!isOpen || !isTooLittle(cart, minimumCents)) return undefined
  const left = formatMoney(cart.totals.grandTotalCents)
  const hasOtherWay = paymentMethodsFor(cart, configuration, gateway).length > 0
  const advice = hasOtherWay ? 'Choose another way to pay, or' : 'Please'
  return `${left} is left to pay, and a card takes ${formatMoney(minimumCents)} or more. ${advice} change what is in your cart or what you use to pay for it.`
}

function isTooLittle({ totals: { grandTotalCents } }: Paying, minimumCents: Cents): boolean {
  return grandTotalCents > 0 && grandTotalCents < minimumCents
}

function isSwitchedOn(code: PaymentMethod['code'], configuration: Configuration): boolean {
  if (configuration.get(`payment_${code}_active`)?.trim() === '0') return false
  return code !== 'payid' || paymentDetails(code, configuration).length > 0
}
