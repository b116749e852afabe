/** Names of an order's parts on screen and on paper. */
import type { LineKind } from './order-facts.ts'
import { type OrderState, stateWords } from './order-states.ts'
import { paymentMethodOf } from './payment-methods.ts'
import { piecesToMake } from './shipping-lines.ts'

export function paymentMethodInWords(code: string): string {
  return paymentMethodOf(code)?.title ?? code
}

/** The contract's product types. */
export const productTypes: Record<LineKind, string> = {
  printed: 'simple',
  goods: 'simple',
  membership: 'virtual',
  'gift-certificate': 'giftcard',
}

/** What happens to one line of an order. */
export function lineStatus(
  line: { quantity: number; shippedQuantity: number; cancelledQuantity: number; refundedQuantity: number },
  state: OrderState,
): string {
  if (line.cancelledQuantity === line.quantity) return stateWords.cancelled.label
  if (line.refundedQuantity === line.quantity) return stateWords.refunded.label
  if (state === 'complete') return stateWords.complete.label
  if (line.shippedQuantity === piecesToMake(line)) return stateWords.shipped.label
  if (line.shippedQuantity > 0) return stateWords['partly-shipped'].label
  // Another line of the order may be shipped already.
  return stateWords[state === 'partly-shipped' ? 'in-production' : state].label
}

/** A code that pays like money: all but its end is hidden. */
export function maskedCode(code: string): string {
  return code.length <= 4 ? code : `…${code.slice(-4)}`
}
