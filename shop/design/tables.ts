import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Frozen designs. Nothing may change one: cart lines and order lines hold its key. */
export const designRevisions = pgTable('design_revisions', {
  key: text().primaryKey(),
  designKey: text('design_key').notNull(),
  sku: text().notNull(),
  number: integer().notNull(),
  document: jsonb().notNull(),
  frozenAt: timestamp('frozen_at', { withTimezone: true }).notNull(),
})
