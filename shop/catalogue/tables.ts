import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProductRecord } from './rules/record.ts'

export interface Picture {
  url: string
  label: string
}

/** One row for every version ever sold; never changed and never deleted, because orders name their version. */
export const productRecords = pgTable(
  'product_records',
  {
    family: text().notNull(),
    version: integer().notNull(),
    record: jsonb().$type<ProductRecord>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.family, table.version] })],
)

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  urlKey: text('url_key').notNull().unique(),
  description: text().notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  position: integer().notNull().default(0),
})

/** A page of the catalogue that sells a family, or some sizes of it. */
export const products = pgTable('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sku: text().notNull().unique(),
  name: text().notNull(),
  urlKey: text('url_key').notNull().unique(),
  family: text().notNull(),
  /** Sizes sold on this page; null means every size of the family. */
  sizeCodes: text('size_codes').array(),
  descriptionHtml: text('description_html').notNull(),
  shortDescriptionHtml: text('short_description_html').notNull(),
  pictures: jsonb().$type<Picture[]>().notNull(),
  metaTitle: text('meta_title').notNull(),
  metaDescription: text('meta_description').notNull(),
  metaKeywords: text('meta_keywords'),
  metaRobots: text('meta_robots').notNull().default('INDEX,FOLLOW'),
  technicalSpecifications: text('technical_specifications'),
  inStock: boolean('in_stock').notNull().default(true),
  position: integer().notNull().default(0),
})

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
)
