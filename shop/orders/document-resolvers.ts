import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
/** Invoices, shipments and credit memos as the contract shows them. */
import type { ShopContext } from '../api/context.ts'
import { aud } from '../api/contract-money.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { filePaths } from '../routing/file-paths.ts'
import type { CreditMemoWithLines } from './credit-memo-store.ts'
import type { Invoice } from './invoice-store.ts'
import { giftCardOf, type SoldLine } from './line-resolvers.ts'
import { contractDiscount, gstLines, shippingHandling } from './order-resolvers.ts'
import { orderValue } from './rules/order-amounts.ts'
import type { ShipmentWithLines } from './shipment-store.ts'
import type { Order } from './store.ts'

export interface InvoiceOfOrder {
  invoice: Invoice
  order: Order
}

export interface ShipmentOfOrder {
  shipment: ShipmentWithLines
  order: Order
}

export interface MemoOfOrder {
  memo: CreditMemoWithLines
  order: Order
}

/** A line of a document: its quantity there, with an id of its own. */
export interface DocumentLine extends SoldLine {
  documentId: string
  quantity: number
}

/** Fields that the lines of all documents share. */
const documentLine = {
  id: ({ documentId, line }: DocumentLine) => `${documentId}-${line.id}`,
  order_item: ({ line, order }: DocumentLine) => ({ line, order }),
  product_name: ({ line }: DocumentLine) => line.productName,
  product_sku: ({ line }: DocumentLine) => line.sku,
  product_sale_price: ({ line }: DocumentLine) => aud(line.unitCents),
}
const giftCard = { gift_card: ({ line }: DocumentLine) => (line.entered ? giftCardOf(line.entered) : null) }
const quantity = ({ quantity }: DocumentLine) => quantity
const discounts = ({ line }: DocumentLine) => line.discounts.map(contractDiscount)
const isGiftCard = ({ line }: DocumentLine) => line.kind === 'gift-certificate'

export const documentResolvers: Resolvers = {
  Invoice: {
    id: ({ invoice }) => String(invoice.id),
    number: ({ invoice }) => invoice.number,
    items: async ({ invoice, order }, _, context) =>
      documentLines(context, order, `invoice-${invoice.id}`, undefined),
    total: ({ order }) => order,
    comments: () => [],
    issued_at: ({ invoice }) => utcTimestamp(invoice.issuedAt),
    pdf_url: ({ order }, _, { publicUrl }) => publicUrl + filePaths.invoicePdf(order.token),
  },
  InvoiceTotal: {
    subtotal: ({ subtotalCents }) => aud(subtotalCents),
    grand_total: (order) => aud(orderValue(order)),
    base_grand_total: (order) => aud(orderValue(order)),
    total_shipping: ({ shippingCents }) => aud(shippingCents),
    total_tax: ({ gstCents }) => aud(gstCents),
    discounts: ({ discounts }) => discounts.map(contractDiscount),
    taxes: ({ gstCents }) => gstLines(gstCents),
    shipping_handling: (order) => shippingHandling(order),
  },
  InvoiceItemInterface: {
    __resolveType: (line) => (isGiftCard(line) ? 'GiftCardInvoiceItem' : 'InvoiceItem'),
  },
  InvoiceItem: { ...documentLine, quantity_invoiced: quantity, discounts },
  GiftCardInvoiceItem: { ...documentLine, ...giftCard, quantity_invoiced: quantity, discounts },

  OrderShipment: {
    id: ({ shipment }) => String(shipment.id),
    number: ({ shipment }) => shipment.number,
    items: async ({ shipment, order }, _, context) =>
      documentLines(context, order, `shipment-${shipment.id}`, shipment.lines),
    tracking: ({ shipment }) => [trackingOf(shipment)],
    comments: ({ shipment }) =>
      shipment.comment ? [{ message: shipment.comment, timestamp: utcTimestamp(shipment.shippedAt) }] : [],
    shipped_at: ({ shipment }) => utcTimestamp(shipment.shippedAt),
  },
  ShipmentItemInterface: {
    __resolveType: (line) => (isGiftCard(line) ? 'GiftCardShipmentItem' : 'ShipmentItem'),
  },
  ShipmentItem: { ...documentLine, quantity_shipped: quantity },
  GiftCardShipmentItem: { ...documentLine, ...giftCard, quantity_shipped: quantity },

  CreditMemo: {
    id: ({ memo }) => memo.id,
    number: ({ memo }) => memo.number,
    items: async ({ memo, order }, _, context) => documentLines(context, order, memo.id, memo.lines),
    total: ({ memo }) => memo,
    comments: ({ memo }) =>
      memo.reason ? [{ message: memo.reason, timestamp: utcTimestamp(memo.madeAt) }] : [],
  },
  CreditMemoTotal: {
    subtotal: ({ goodsCents }) => aud(goodsCents),
    grand_total: ({ totalCents }) => aud(totalCents),
    base_grand_total: ({ totalCents }) => aud(totalCents),
    total_shipping: ({ shippingCents }) => aud(shippingCents),
    total_tax: ({ gstCents }) => aud(gstCents),
    adjustment: ({ adjustmentCents }) => aud(adjustmentCents),
    discounts: () => [],
    taxes: ({ gstCents }) => gstLines(gstCents),
    shipping_handling: ({ shippingCents }) => shippingHandling({ shippingCents, shippingDiscountCents: 0 }),
  },
  CreditMemoItemInterface: {
    __resolveType: (line) => (isGiftCard(line) ? 'GiftCardCreditMemoItem' : 'CreditMemoItem'),
  },
  CreditMemoItem: { ...documentLine, quantity_refunded: quantity, discounts },
  GiftCardCreditMemoItem: { ...documentLine, ...giftCard, quantity_refunded: quantity, discounts },
}

export function trackingOf({ carrier, carrierTitle, trackingNumber, deliveredAt }: ShipmentWithLines) {
  const delivered_at = deliveredAt ? utcTimestamp(deliveredAt) : null
  return { carrier, title: carrierTitle, number: trackingNumber, delivered_at }
}

/** @param parts  which lines and how many; undefined for all that was invoiced */
async function documentLines(
  { loaders }: ShopContext,
  order: Order,
  documentId: string,
  parts: readonly { orderLineId: number; quantity: number }[] | undefined,
): Promise<DocumentLine[]> {
  const lines = await loaders.everyLineOfOrder.load(order.id)
  if (!parts) {
    const invoiced = lines.filter(({ isInvoiced }) => isInvoiced)
    return invoiced.map((line) => ({ documentId, line, order, quantity: line.quantity }))
  }
  return parts.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line ? [{ documentId, line, order, quantity }] : []
  })
}
