/** What stands on a tax invoice, from an order as it was placed. The GST Act 1999 names most of it in section 29-70. */
import { dayInSydney } from '#packages/calendar/business-days.ts'
import { dayMonthYear } from '#packages/calendar/day-words.ts'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import { abnInWords } from '#packages/typed-values/typed-abn.ts'
import type { Address } from '../../fields/rules/address.ts'
import { billedTo } from './billed-to.ts'
import { addressLines, optionLine } from './confirmation-mail.ts'
import { orderValue } from './order-amounts.ts'
import type { LineKind, OrderNotes } from './order-facts.ts'
import type { Seller } from './seller.ts'
import { paymentMethodInWords } from './words.ts'

export interface InvoiceFacts {
  /** Only a seller with an ABN may call it a tax invoice. */
  title: 'Tax invoice' | 'Invoice'
  sellerName: string
  seller: string[]
  /** Number, dates and the way it was paid, as label and value. */
  about: [label: string, value: string][]
  buyer: string[]
  /** Where it went; empty when nothing was sent. */
  recipient: string[]
  lines: InvoiceLine[]
  sums: { label: string; amount: string; isTotal?: boolean }[]
  remarks: string[]
}

export interface InvoiceLine {
  name: string
  /** Set small below the name, a line each. */
  details: string[]
  quantity: string
  unit: string
  gst: string
  amount: string
}

interface InvoicedOrder {
  number: string
  placedAt: Date
  billingAddress: Address
  shippingAddress: Address | null
  paymentMethod: string
  shippingMethodTitle: string | null
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  shippingDiscountCents: Cents
  gstCents: Cents
  giftCardCents: Cents
  creditCents: Cents
  pointsCents: Cents
  grandTotalCents: Cents
  notes: OrderNotes
}

interface SoldLine {
  kind: LineKind
  productName: string
  sku: string
  options: readonly OptionInWords[]
  quantity: number
  unitCents: Cents
  rowCents: Cents
  discountCents: Cents
  gstCents: Cents
}

export function invoiceFacts(
  invoice: { number: string; issuedAt: Date; seller: Seller },
  order: InvoicedOrder,
  lines: readonly SoldLine[],
): InvoiceFacts {
  const { seller } = invoice
  return {
    title: seller.abn ? 'Tax invoice' : 'Invoice',
    sellerName: seller.name,
    seller: [
      ...(seller.abn ? [`ABN ${abnInWords(seller.abn)}`] : []),
      ...seller.address,
      ...(seller.email ? [seller.email] : []),
    ],
    about: [
      ['Invoice', invoice.number],
      ['Date', dayMonthYear(dayInSydney(invoice.issuedAt))],
      ['Order', order.number],
      ['Ordered', dayMonthYear(dayInSydney(order.placedAt))],
      ['Paid by', paymentMethodInWords(order.paymentMethod)],
    ],
    buyer: billedTo(order),
    recipient: order.shippingAddress ? addressLines(order.shippingAddress) : [],
    lines: lines.map(invoiceLine),
    sums: sumsOf(order),
    remarks: remarksOf(lines),
  }
}

function invoiceLine(line: SoldLine): InvoiceLine {
  return {
    name: line.productName,
    details: [optionLine(line.options), line.sku].filter((text) => text !== ''),
    quantity: String(line.quantity),
    unit: plain(line.unitCents),
    gst: line.kind === 'gift-certificate' ? 'none' : plain(line.gstCents),
    amount: plain(line.rowCents),
  }
}

function sumsOf(order: InvoicedOrder): InvoiceFacts['sums'] {
  const part = (label: string, cents: Cents) => (cents === 0 ? [] : [{ label, amount: plain(cents) }])
  return [
    { label: 'Goods', amount: plain(order.subtotalCents) },
    ...part('Discounts', -order.discountCents),
    ...part(
      `Delivery${order.shippingMethodTitle ? `, ${order.shippingMethodTitle}` : ''}`,
      order.shippingCents,
    ),
    ...part('Discount on delivery', -order.shippingDiscountCents),
    { label: 'Total with GST', amount: formatMoney(orderValue(order)), isTotal: true },
    { label: 'GST in this total', amount: plain(order.gstCents) },
    ...part('Paid by gift card', order.giftCardCents),
    ...part('Paid by store credit', order.creditCents),
    ...part('Paid by reward points', order.pointsCents),
    ...part(`Paid by ${paymentMethodInWords(order.paymentMethod).toLowerCase()}`, order.grandTotalCents),
  ]
}

function remarksOf(lines: readonly SoldLine[]): string[] {
  const hasVoucher = lines.some(({ kind }) => kind === 'gift-certificate')
  const hasDiscount = lines.some(({ discountCents }) => discountCents > 0)
  return [
    'All amounts are in Australian dollars. Prices include GST.',
    ...(hasDiscount ? ['The GST of a line is that of its price after discounts.'] : []),
    ...(hasVoucher ? ['A gift certificate is a voucher: GST is paid when it is used.'] : []),
  ]
}

/** On paper that says once that everything is Australian dollars. */
const plain = (cents: Cents) => formatMoney(cents).replace('A$', '$')
