/** What the seed wrote last, so that it can tell its own words and figures from those that staff have changed since. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The version of a family's record that the seed published last; a current version with another number is staff's. */
export const seededRecords = pgTable('seeded_records', {
  family: text().primaryKey(),
  version: integer().notNull(),
  /** Of the folder's record at that time, see `hashOf`; null where a shop was open before the seed kept it. */
  hash: text(),
})

/** What the seed wrote last into a product, as a hash by field. A product without a row here was never the seed's. */
export const seededProducts = pgTable('seeded_products', {
  sku: text().primaryKey(),
  /** Of what the folder said, before it was cleaned; null as long as something of it is left to staff. */
  draft: text(),
  fields: jsonb().$type<Record<string, string>>().notNull(),
})

/** The price rules that the seed has added; each comes once, whatever staff do with it. */
export const seededPriceRules = pgTable('seeded_price_rules', { key: text().primaryKey() })
