import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import { designRevisions } from '../design/tables.ts'
import type { Address } from '../fields/rules/address.ts'
import type { EnteredCertificate } from '../marketing/rules/entered-certificate.ts'
import type { ArtworkKind } from './rules/artwork-names.ts'
import type { GiftNote, LineKind, OrderDiscount, OrderNotes, UsedGiftCard } from './rules/order-facts.ts'
import type { Actor, OrderState } from './rules/order-states.ts'
import type { ProofDecision } from './rules/proof-words.ts'
import type { RefundState, RefundWay } from './rules/refund.ts'
import type { Seller } from './rules/seller.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const cents = (name: string) => integer(name).notNull()
/** For columns that were added later: null for older orders. */
const centsOrNone = (name: string) => integer(name).notNull().default(0)
const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id)
const lineId = () =>
  bigint('order_line_id', { mode: 'number' })
    .notNull()
    .references(() => orderLines.id)

/** What shoppers quote on the phone. Gaps are normal: a number taken by an order that then failed is not reused. */
export const orderNumbers = pgSequence('order_number', { startWith: 100_000_001 })
export const invoiceNumbers = pgSequence('invoice_number', { startWith: 300_000_001 })
export const shipmentNumbers = pgSequence('shipment_number', { startWith: 400_000_001 })
export const creditMemoNumbers = pgSequence('credit_memo_number', { startWith: 500_000_001 })

/** The mailbox that an email reaches, as `mailboxOf` has it. */
export const mailboxInSql = (email: AnyPgColumn) => sql`(
  case when split_part(lower(${email}), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(${email}), '@', 1), '+', 1) || '@' || split_part(lower(${email}), '@', 2)
  end)`

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** 32 random characters; their holder may read and change a guest's order without signing in. */
    token: text().notNull().unique(),
    /** One order for each cart, whatever happens around it. */
    cartId: text('cart_id').notNull().unique(),
    /** Null for a guest's. */
    customerId: integer('customer_id'),
    state: text().$type<OrderState>().notNull(),
    email: text().notNull(),
    /** Null when nothing is sent: gift certificates and memberships only. The carrier and its days are null then too. */
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    carrierTitle: text('carrier_title'),
    shippingMethodTitle: text('shipping_method_title'),
    minimumDays: integer('minimum_days'),
    maximumDays: integer('maximum_days'),
    paymentMethod: text('payment_method').notNull(),
    /** The buyer's own number for this purchase. */
    purchaseOrderNumber: text('purchase_order_number'),
    /** The gateway knows the payment by it; null when none was asked. */
    paymentId: uuid('payment_id'),
    subtotalCents: cents('subtotal_cents'),
    discountCents: centsOrNone('discount_cents'),
    shippingCents: cents('shipping_cents'),
    shippingDiscountCents: centsOrNone('shipping_discount_cents'),
    gstCents: cents('gst_cents'),
    giftCardCents: centsOrNone('gift_card_cents'),
    creditCents: centsOrNone('credit_cents'),
    pointsCents: centsOrNone('points_cents'),
    pointsSpent: centsOrNone('points_spent'),
    /** What is paid in money, after gift cards, credit and points. */
    grandTotalCents: cents('grand_total_cents'),
    /** What credit memos gave back in all, and how much of that was money through the gateway or the bank. */
    refundedCents: centsOrNone('refunded_cents'),
    moneyBackCents: centsOrNone('money_back_cents'),
    couponCodes: text('coupon_codes').array().notNull().default(sql`'{}'`),
    discounts: jsonb().$type<OrderDiscount[]>().notNull().default([]),
    giftCards: jsonb('gift_cards').$type<UsedGiftCard[]>().notNull().default([]),
    /** Whether prices for members hold for its goods, also when they change; null for orders from before this column. */
    isForMember: boolean('is_for_member'),
    notes: jsonb().$type<OrderNotes>().notNull().default({}),
    orderComment: text('order_comment'),
    giftMessage: text('gift_message'),
    giftNote: jsonb('gift_note').$type<GiftNote>(),
    giftReceiptIncluded: boolean('gift_receipt_included').notNull().default(false),
    printedCardIncluded: boolean('printed_card_included').notNull().default(false),
    placedAt: moment('placed_at').notNull(),
    /** Null until the money has arrived. */
    paidAt: moment('paid_at'),
    /** Null for orders from before this column: they have not changed since they were placed. */
    stateChangedAt: moment('state_changed_at'),
    /** When a mail said that the order is not kept much longer without its money; null for all that need none. */
    paymentRemindedAt: moment('payment_reminded_at'),
  },
  (table) => [
    // Whether a mailbox has ordered since, asked every hour for each cart that was left.
    index('orders_mailbox').on(sql`lower(${table.email})`, table.placedAt),
    // Whether somebody has ordered before, whatever they wrote around their address.
    index('orders_plain_mailbox').on(mailboxInSql(table.email)),
    // A customer's page of orders, newest first, without sorting.
    index('orders_of_customer')
      .on(table.customerId, table.placedAt.desc(), table.id)
      .where(sql`${table.customerId} is not null`),
    // The office lists open orders; the many completed ones are not in this index.
    index('orders_to_do')
      .on(table.state, table.placedAt)
      .where(sql`${table.state} not in ('complete', 'cancelled', 'refunded')`),
    // Which orders were completed some days ago, asked every hour to ask their buyers for a review.
    index('orders_completed').on(table.stateChangedAt).where(sql`${table.state} = 'complete'`),
    index('orders_payment').on(table.paymentId),
    check(
      'orders_money_back_within_paid',
      sql`${table.moneyBackCents} between 0 and ${table.grandTotalCents}`,
    ),
  ],
)

/** Everything is copied, so that no later change of catalogue, price or design reaches a sold line. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: orderId(),
    position: integer().notNull(),
    kind: text().$type<LineKind>().notNull().default('printed'),
    /** Null for lines from before this column. */
    productId: integer('product_id'),
    productName: text('product_name').notNull(),
    productUrlKey: text('product_url_key').notNull(),
    sku: text().notNull(),
    options: jsonb().$type<OptionInWords[]>().notNull(),
    quantity: integer().notNull(),
    unitCents: cents('unit_cents'),
    /** Before a campaign or a member's price; null when it is the same. */
    regularUnitCents: integer('regular_unit_cents'),
    rowCents: cents('row_cents'),
    discountCents: centsOrNone('discount_cents'),
    discounts: jsonb().$type<OrderDiscount[]>().notNull().default([]),
    gstCents: cents('gst_cents'),
    /** These three are null for a line without a print. */
    designRevision: text('design_revision').references(() => designRevisions.key),
    recordFamily: text('record_family'),
    recordVersion: integer('record_version'),
    /** For gift certificates. */
    entered: jsonb().$type<EnteredCertificate>(),
    giftNote: jsonb('gift_note').$type<GiftNote>(),
    /** What the client said of the line in the cart, as it was sanitised there. */
    toolOptions: text('tool_options'),
    editLink: text('edit_link'),
    originalImageUrl: text('original_image_url'),
    cachePrice: text('cache_price'),
    /** The buyer's note for the people who make it. */
    note: text(),
    shippedQuantity: centsOrNone('shipped_quantity'),
    cancelledQuantity: centsOrNone('cancelled_quantity'),
    refundedQuantity: centsOrNone('refunded_quantity'),
    /** The line that took its place when the shopper changed it; such a line is kept to be read, and is made no more. */
    replacedBy: bigint('replaced_by', { mode: 'number' }).references((): AnyPgColumn => orderLines.id),
    /** Whether the sums of the order, and its tax invoice, are of this line. */
    isInvoiced: boolean('is_invoiced').notNull().default(true),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_design').on(table.designRevision).where(sql`${table.designRevision} is not null`),
    check(
      'order_lines_within_quantity',
      sql`${table.shippedQuantity} between 0 and ${table.quantity}
        and ${table.cancelledQuantity} between 0 and ${table.quantity}
        and ${table.refundedQuantity} between 0 and ${table.quantity}`,
    ),
  ],
)

/** Everything that happened to an order, oldest first; the rows with a message are what people wrote about it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: orderId(),
    /** The state it led to; null for a mere note. */
    state: text().$type<OrderState>(),
    actor: text().$type<Actor>().notNull(),
    message: text(),
    isForShopper: boolean('is_for_shopper').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
)

/** One tax invoice for an order, made when it is paid. Lines and totals are the order's own, which never change. */
export const invoices = pgTable('invoices', {
  id: identity(),
  orderId: orderId().unique(),
  number: text().notNull().unique(),
  /** Who the shop was on that day. */
  seller: jsonb().$type<Seller>().notNull(),
  issuedAt: moment('issued_at').notNull(),
})

export const shipments = pgTable(
  'shipments',
  {
    id: identity(),
    orderId: orderId(),
    number: text().notNull().unique(),
    carrier: text().notNull(),
    carrierTitle: text('carrier_title').notNull(),
    trackingNumber: text('tracking_number'),
    comment: text(),
    shippedAt: moment('shipped_at').notNull(),
    /** Null until somebody says that it has arrived; many carriers say nothing. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('shipments_order').on(table.orderId)],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: bigint('shipment_id', { mode: 'number' })
      .notNull()
      .references(() => shipments.id),
    orderLineId: lineId(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.orderLineId] })],
)

/** What was given back for an order: its id is the idempotency key at the gateway. */
export const creditMemos = pgTable(
  'credit_memos',
  {
    id: uuid().primaryKey(),
    orderId: orderId(),
    number: text().notNull().unique(),
    way: text().$type<RefundWay>().notNull(),
    /** `open` until the gateway has carried it out. */
    state: text().$type<RefundState>().notNull(),
    goodsCents: cents('goods_cents'),
    shippingCents: cents('shipping_cents'),
    /** Above zero for goodwill, below for a fee kept. */
    adjustmentCents: cents('adjustment_cents'),
    gstCents: cents('gst_cents'),
    totalCents: cents('total_cents'),
    /** The part of the total that is money; the rest went back to gift cards, credit and points. */
    moneyCents: cents('money_cents'),
    reason: text(),
    madeAt: moment('made_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('credit_memos_order').on(table.orderId),
    index('credit_memos_open').on(table.madeAt).where(sql`${table.state} = 'open'`),
  ],
)

export const creditMemoLines = pgTable(
  'credit_memo_lines',
  {
    creditMemoId: uuid('credit_memo_id')
      .notNull()
      .references(() => creditMemos.id),
    orderLineId: lineId(),
    quantity: integer().notNull(),
    totalCents: cents('total_cents'),
  },
  (table) => [primaryKey({ columns: [table.creditMemoId, table.orderLineId] })],
)

/** Of a line whose artwork is not drawn yet: how often that took too much, and whether staff were told. No row is none. */
export const artworkTrials = pgTable('artwork_trials', {
  orderLineId: lineId().primaryKey(),
  /** Drawings that took too long or too much memory, were cut off with their process, or are under way. */
  spent: integer().notNull(),
  toldAt: moment('told_at'),
})

/** What the shopper said of the proof of a line, or that they are asked; no row while neither. */
export const proofDecisions = pgTable('proof_decisions', {
  orderLineId: lineId().primaryKey(),
  decision: text().$type<ProofDecision>().notNull(),
  /** What is to be changed, or what the shopper is asked; null for an approval without words. */
  comment: text(),
  /** Or when they were asked. */
  decidedAt: moment('decided_at').notNull(),
  /** How many mails have asked for the decision. */
  mails: integer('letters').notNull().default(0),
})

/** One file of each kind for a line: drawing again replaces the file under the same key and keeps one row. */
export const artworkFiles = pgTable(
  'artwork_files',
  {
    orderLineId: lineId(),
    kind: text().$type<ArtworkKind>().notNull(),
    storageKey: text('storage_key').notNull(),
    byteSize: integer('byte_size').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderLineId, table.kind] })],
)
