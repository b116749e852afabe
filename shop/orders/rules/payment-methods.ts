/** How orders are paid: what the checkout offers, and what an order, its invoice and its mails say afterwards. */

export interface PaymentMethod {
  code: 'card' | 'payid' | 'banktransfer' | 'checkmo' | 'free'
  title: string
  /** The money comes later, outside the shop. */
  isOffline: boolean
}

/** Of each method, by its code; screens, mails and the API show these. */
export const paymentTitles: Readonly<Record<PaymentMethod['code'], string>> = {
  card: 'Credit or debit card',
  payid: 'PayID',
  banktransfer: 'Bank transfer',
  checkmo: 'Cheque or money order',
  free: 'Nothing to pay',
}

/** In the order shown. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'card', title: paymentTitles.card, isOffline: false },
  { code: 'payid', title: paymentTitles.payid, isOffline: true },
  { code: 'banktransfer', title: paymentTitles.banktransfer, isOffline: true },
  { code: 'checkmo', title: paymentTitles.checkmo, isOffline: true },
  { code: 'free', title: paymentTitles.free, isOffline: false },
]

/** Undefined for a code that the shop does not offer. */
export function paymentMethodOf(code: string): PaymentMethod | undefined {
  // The contract has a second code for cards; the checkout does not offer it.
  const known = code === 'payflowpro' ? 'card' : code
  return paymentMethods.find((method) => method.code === known)
}
