import { bigint, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Address } from '../customers/rules/address.ts'
import type { ShippingChoice } from './rules/shipping.ts'

export type CartState = 'active' | 'ordered'

export const carts = pgTable(
  'carts',
  {
    /** 32 characters that cannot be guessed; whoever holds them holds the cart. */
    id: text().primaryKey(),
    state: text().$type<CartState>().notNull().default('active'),
    email: text(),
    shippingAddress: jsonb('shipping_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    shippingChoice: jsonb('shipping_choice').$type<ShippingChoice>(),
    customerNotes: text('customer_notes'),
    paymentMethod: text('payment_method'),
    /** What the gateway's card fields gave back. A card number never reaches the shop. */
    paymentToken: text('payment_token'),
    orderComment: text('order_comment'),
    giftMessage: text('gift_message'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('carts_changed_at').on(table.changedAt)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    sku: text().notNull(),
    /** Key of the frozen design that this line prints; a line is one SKU and one design, never merged with another. */
    designRevision: text('design_revision').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [unique('cart_lines_same_thing').on(table.cartId, table.sku, table.designRevision)],
)
