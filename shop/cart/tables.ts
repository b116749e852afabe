import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { designRevisions } from '../design/tables.ts'
import type { EnteredCertificate } from '../marketing/rules/entered-certificate.ts'
import type { CartAddress } from './rules/cart-address.ts'
import type { LineKind } from './rules/line-kind.ts'
import type { ShippingChoice } from './rules/shipping.ts'

/** The lines of a merged cart belong to the customer's cart. */
export type CartState = 'active' | 'ordered' | 'merged'

export const carts = pgTable(
  'carts',
  {
    /** 32 random characters; knowing a guest cart's id is the permission to use it. */
    id: text().primaryKey(),
    state: text().$type<CartState>().notNull().default('active'),
    /** Null for a guest's cart. */
    customerId: integer('customer_id'),
    /** Store code that its first request named; null when it named none. */
    store: text(),
    email: text(),
    shippingAddress: jsonb('shipping_address').$type<CartAddress>(),
    billingAddress: jsonb('billing_address').$type<CartAddress>(),
    shippingChoice: jsonb('shipping_choice').$type<ShippingChoice>(),
    customerNotes: text('customer_notes'),
    paymentMethod: text('payment_method'),
    /** What the gateway's card fields gave back. A card number never reaches the shop. */
    paymentToken: text('payment_token'),
    purchaseOrderNumber: text('purchase_order_number'),
    couponCodes: text('coupon_codes').array().notNull().default(sql`'{}'`),
    giftCardCodes: text('gift_card_codes').array().notNull().default(sql`'{}'`),
    usesStoreCredit: boolean('uses_store_credit').notNull().default(false),
    pointsWanted: integer('points_wanted'),
    pointsRuleId: text('points_rule_id'),
    usesMaxPoints: boolean('uses_max_points').notNull().default(false),
    /** Price-cache code that the shopper arrived with; marketing knows what it is worth. */
    priceCache: text('price_cache'),
    /** Of the customer whose link the shopper opened. */
    referCode: text('refer_code'),
    orderComment: text('order_comment'),
    giftMessage: text('gift_message'),
    giftTo: text('gift_to'),
    giftFrom: text('gift_from'),
    giftReceipt: boolean('gift_receipt').notNull().default(false),
    printedCard: boolean('printed_card').notNull().default(false),
    /** The affiliate's id. */
    awc: text(),
    dropship: text(),
    businessPurchase: boolean('business_purchase').notNull().default(false),
    gstNumber: text('gst_number'),
    gstCertificate: text('gst_certificate'),
    /** 11 digits with good check digits. */
    abn: text(),
    showCoupon: boolean('show_coupon').notNull().default(true),
    shipToThisAddress: boolean('ship_to_this_address').notNull().default(false),
    billToThisAddress: boolean('bill_to_this_address').notNull().default(false),
    /** SKU of an auto-added product that the shopper removed. */
    removedAutoAddedSku: text('removed_auto_added_sku'),
    /** Of an ordered cart: the one in which what was saved for later waits; null when nothing was. */
    nextCartId: text('next_cart_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('carts_changed_at').on(table.changedAt),
    // A customer fills one cart at a time, whatever the number of tabs and processes.
    uniqueIndex('carts_one_active_per_customer')
      .on(table.customerId)
      .where(sql`${table.state} = 'active' and ${table.customerId} is not null`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    kind: text().$type<LineKind>().notNull().default('printed'),
    sku: text().notNull(),
    /** Key of the frozen design that a printed line prints; null for all other kinds. */
    designRevision: text('design_revision').references(() => designRevisions.key),
    quantity: integer().notNull(),
    /** True while the shop added it and the shopper has not changed its quantity. The database calls it `comes_along`. */
    isAutoAdded: boolean('comes_along').notNull().default(false),
    /** What the buyer of a gift certificate filled in; null for all other kinds. */
    entered: jsonb().$type<EnteredCertificate>(),
    toolOptions: text('tool_options'),
    editLink: text('edit_link'),
    originalImageUrl: text('original_image_url'),
    cachePrice: text('cache_price'),
    /** The buyer's note for the people who make it. */
    note: text(),
    giftMessage: jsonb('gift_message').$type<{ to: string; from: string; message: string }>(),
    /** Kept beside the cart: priced, counted and ordered only once it is moved back. See `rules/saved-for-later.ts`. */
    savedForLater: boolean('saved_for_later').notNull().default(false),
    /** What one piece cost when it was saved; null for lines in the cart, and when the saved line was changed since. */
    savedUnitCents: integer('saved_unit_cents'),
  },
  (table) => [
    // Printed lines of one SKU and one design are one line. Certificates have no design, so each stays its own.
    unique('cart_lines_same_thing').on(table.cartId, table.sku, table.designRevision, table.savedForLater),
    uniqueIndex('cart_lines_same_goods')
      .on(table.cartId, table.sku, table.savedForLater)
      .where(sql`${table.kind} in ('goods', 'membership')`),
    index('cart_lines_design').on(table.designRevision).where(sql`${table.designRevision} is not null`),
  ],
)
