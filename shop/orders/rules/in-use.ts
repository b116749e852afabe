/** What is neither made nor sent, and used from the moment it is paid. */
import type { LineKind } from './order-facts.ts'

interface UsableOrder {
  number: string
  paidAt: Date | null
  lines: readonly { kind: LineKind; productName: string }[]
}

/** Certificates and memberships come by email, and have nothing that a shopper could change. */
export const isEmailed = ({ kind }: { kind: LineKind }): boolean =>
  kind === 'gift-certificate' || kind === 'membership'

/** Why an order cannot be cancelled because of them, as a sentence; undefined before it is paid, and without any. */
export function whyInUse({ number, paidAt, lines }: UsableOrder): string | undefined {
  const inUse = paidAt ? lines.find(isEmailed) : undefined
  return inUse && `${inUse.productName} of order ${number} is in use already, so it cannot be cancelled.`
}
