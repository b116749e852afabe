import { doublePrecision, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'

export const wishlists = pgTable(
  'wishlists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    visibility: text().$type<'PUBLIC' | 'PRIVATE'>().notNull(),
    sharingCode: text('sharing_code').notNull().unique(),
    /** Null until something has been put in. */
    updatedAt: timestamp('updated_at', { withTimezone: true }),
  },
  (table) => [index('wishlists_of_customer').on(table.customerId, table.id)],
)

export interface EnteredOption {
  uid: string
  value: string
}

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    wishlistId: integer('wishlist_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As it was given: the product's, or the exact one of a choice. */
    sku: text().notNull(),
    quantity: doublePrecision().notNull(),
    description: text(),
    selectedOptions: jsonb('selected_options').$type<readonly string[]>().notNull().default([]),
    enteredOptions: jsonb('entered_options').$type<readonly EnteredOption[]>().notNull().default([]),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('wishlist_items_of_list').on(table.wishlistId, table.id)],
)
