import {
  bigint,
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
import type { OptionInWords } from '../catalogue/rules/options-in-words.ts'
import type { Address } from '../customers/rules/address.ts'
import type { ArtworkKind } from './rules/artwork-names.ts'

/** What happens after placing comes with the office. */
export type OrderState = 'placed'

/** What shoppers quote on the phone. Gaps are normal: a number taken by an order that then failed is not reused. */
export const orderNumbers = pgSequence('order_number', { startWith: 100_000_001 })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** 32 characters that cannot be guessed; their holder may read this order without signing in. */
    token: text().notNull().unique(),
    /** One order for each cart, whatever happens around it. */
    cartId: text('cart_id').notNull().unique(),
    state: text().$type<OrderState>().notNull(),
    email: text().notNull(),
    shippingAddress: jsonb('shipping_address').$type<Address>().notNull(),
    billingAddress: jsonb('billing_address').$type<Address>().notNull(),
    carrierTitle: text('carrier_title').notNull(),
    shippingMethodTitle: text('shipping_method_title').notNull(),
    minimumDays: integer('minimum_days').notNull(),
    maximumDays: integer('maximum_days').notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentId: uuid('payment_id').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    gstCents: integer('gst_cents').notNull(),
    grandTotalCents: integer('grand_total_cents').notNull(),
    orderComment: text('order_comment'),
    giftMessage: text('gift_message'),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('orders_email').on(table.email)],
)

/** Everything is copied, so that no later change of catalogue, price or design reaches a sold line. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    productName: text('product_name').notNull(),
    productUrlKey: text('product_url_key').notNull(),
    sku: text().notNull(),
    options: jsonb().$type<OptionInWords[]>().notNull(),
    quantity: integer().notNull(),
    unitCents: integer('unit_cents').notNull(),
    rowCents: integer('row_cents').notNull(),
    gstCents: integer('gst_cents').notNull(),
    designRevision: text('design_revision').notNull(),
    recordFamily: text('record_family').notNull(),
    recordVersion: integer('record_version').notNull(),
  },
  (table) => [index('order_lines_order').on(table.orderId)],
)

/** One file of each kind for a line: drawing again replaces the file under the same key and keeps one row. */
export const artworkFiles = pgTable(
  'artwork_files',
  {
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    kind: text().$type<ArtworkKind>().notNull(),
    storageKey: text('storage_key').notNull(),
    byteSize: integer('byte_size').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderLineId, table.kind] })],
)
