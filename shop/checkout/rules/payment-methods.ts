/** How an order can be paid. Card numbers go from the shopper's browser to the gateway and never reach the shop. */
export const paymentMethods = [{ code: 'card', title: 'Credit or debit card' }] as const

export function paymentMethodTitle(code: string): string | undefined {
  return paymentMethods.find((method) => method.code === code)?.title
}
