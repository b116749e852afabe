/** How orders are paid: what the checkout offers, and what an order, its invoice and its letters say afterwards. */

export interface PaymentMethod {
  code: 'card' | 'banktransfer' | 'checkmo' | 'free'
  title: string
  /** The money comes later, outside the shop. */
  isOffline: boolean
}

/** In the order shown. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'card', title: 'Credit or debit card', isOffline: false },
  { code: 'banktransfer', title: 'Bank transfer', isOffline: true },
  { code: 'checkmo', title: 'Cheque or money order', isOffline: true },
  { code: 'free', title: 'Nothing to pay', isOffline: false },
]

/** Undefined for a code that the shop does not offer. */
export function paymentMethodOf(code: string): PaymentMethod | undefined {
  // The contract has a second code for cards; the checkout does not offer it.
  const known = code === 'payflowpro' ? 'card' : code
  return paymentMethods.find((method) => method.code === known)
}
