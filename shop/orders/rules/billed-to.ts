/** Whom an order is billed to, in lines, as invoice and mail say it. */
import { abnInWords } from '#packages/typed-values/typed-abn.ts'
import type { Address } from '../../fields/rules/address.ts'
import { addressLines } from './confirmation-mail.ts'
import type { OrderNotes } from './order-facts.ts'

interface BilledOrder {
  billingAddress: Address
  shippingAddress: Address | null
  notes: OrderNotes
}

/**
 * The buyer's identity and ABN; an invoice of A$1,000 or more must have one of them.
 *
 * @source A New Tax System (Goods and Services Tax) Act 1999, section 29-70
 */
export function billedTo({ billingAddress, notes }: Omit<BilledOrder, 'shippingAddress'>): string[] {
  const { abn, gstNumber } = notes
  return [
    ...addressLines(billingAddress),
    ...(abn ? [`ABN ${abnInWords(abn)}`] : []),
    ...(gstNumber ? [`GST number ${gstNumber}`] : []),
  ]
}

/** Nothing where the bill says the same as the parcel. */
export function billedApart(order: BilledOrder): string[] {
  const bill = billedTo(order)
  const parcel = order.shippingAddress ? addressLines(order.shippingAddress) : []
  return bill.join('\n') === parcel.join('\n') ? [] : bill
}
