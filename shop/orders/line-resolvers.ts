/** A sold line as the contract shows it. */

import { isSetLine } from '#packages/product/set-line.ts'
import { aud } from '../api/contract-money.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { EnteredCertificate } from '../marketing/rules/entered-certificate.ts'
import { recordOfLine } from './commands/record-of-line.ts'
import { contractDiscount } from './order-resolvers.ts'
import { lineStatus, productTypes } from './rules/words.ts'
import type { Order, OrderLine } from './store.ts'

/** A line together with its order, whose state it shares. */
export interface SoldLine {
  line: OrderLine
  order: Order
}

/** What order lines of all kinds share. */
const soldLine: Omit<Resolvers['OrderItem'] & object, '__isTypeOf'> = {
  id: ({ line }) => String(line.id),
  product_name: ({ line }) => line.productName,
  product_type: ({ line }) => productTypes[line.kind],
  product_url_key: ({ line }) => line.productUrlKey,
  product_sku: ({ line }) => line.sku,
  status: ({ line, order }) => lineStatus(line, order.state),
  product: ({ line }, _, { loaders }) =>
    line.productId === null ? null : loaders.product.load(line.productId),
  product_sale_price: ({ line }) => aud(line.unitCents),
  prices: ({ line }) => pricesOf(line),
  quantity_ordered: ({ line }) => line.quantity,
  quantity_shipped: ({ line }) => line.shippedQuantity,
  quantity_invoiced: ({ line, order }) => (order.paidAt ? line.quantity : 0),
  quantity_canceled: ({ line }) => line.cancelledQuantity,
  quantity_refunded: ({ line }) => line.refundedQuantity,
  quantity_returned: () => 0,
  quantity_return_requested: () => 0,
  eligible_for_return: () => false,
  selected_options: ({ line }) => line.options,
  entered_options: ({ line }) => (line.entered ? enteredInWords(line.entered) : []),
  discounts: ({ line }) => line.discounts.map(contractDiscount),
  gift_message: ({ line }) => line.giftNote,
  extra_info: ({ line }) => ({
    tool_options: line.toolOptions,
    edit_link: line.editLink,
    original_image_url: line.originalImageUrl,
    cache_price: line.cachePrice,
    note_from_buyer: line.note,
  }),
  design_revision: ({ line }, _, { loaders }) =>
    line.designRevision === null ? null : loaders.designRevision.load(line.designRevision),
  making: async ({ line }, _, { db }) => (await recordOfLine(db, line))?.words.making ?? null,
  async is_set({ line }, _, { db }) {
    const record = await recordOfLine(db, line)
    return record !== undefined && isSetLine(record, line.sku)
  },
}

export const lineResolvers: Resolvers = {
  OrderItemInterface: {
    __resolveType: ({ line }) => (line.kind === 'gift-certificate' ? 'GiftCardOrderItem' : 'OrderItem'),
  },
  OrderItem: soldLine,
  GiftCardOrderItem: {
    ...(soldLine as Resolvers['GiftCardOrderItem']),
    gift_card: ({ line }) => (line.entered ? giftCardOf(line.entered) : null),
  },
}

export function giftCardOf(entered: EnteredCertificate) {
  return {
    sender_name: entered.senderName,
    sender_email: entered.senderEmail ?? null,
    recipient_name: entered.recipientName,
    recipient_email: entered.recipientEmail ?? null,
    message: entered.message ?? null,
  }
}

function pricesOf(line: OrderLine) {
  const original = line.regularUnitCents ?? line.unitCents
  return {
    price: aud(line.unitCents),
    price_including_tax: aud(line.unitCents),
    row_total: aud(line.rowCents),
    row_total_including_tax: aud(line.rowCents),
    original_row_total: aud(original * line.quantity),
    original_row_total_including_tax: aud(original * line.quantity),
    total_item_discount: aud(line.discountCents),
    original_price: aud(original),
    original_price_including_tax: aud(original),
    discounts: line.discounts.map(contractDiscount),
    fixed_product_taxes: [],
  }
}

function enteredInWords({
  senderName,
  recipientName,
  recipientEmail,
  message,
  deliverOn,
}: EnteredCertificate) {
  const rows = {
    From: senderName,
    To: recipientName,
    'E-mail': recipientEmail,
    Message: message,
    'Send on': deliverOn,
  }
  return Object.entries(rows).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
