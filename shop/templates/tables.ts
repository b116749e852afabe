import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Designs that a shopper may start from. Those of the families' files follow them at each start. */
export const readymadeTemplates = pgTable(
  'readymade_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    /** The family that it is for. */
    productType: text('product_type').notNull(),
    category: text().notNull(),
    occasions: text().array().notNull().default([]),
    pictureUrl: text('picture_url').notNull(),
    description: text(),
    productSize: text('product_size'),
    productShape: text('product_shape'),
    productMaterial: text('product_material'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    metaKeywords: text('meta_keywords'),
    isPublished: boolean('is_published').notNull().default(true),
    position: integer().notNull().default(0),
    /** The design, on a square of 1000 mm; null for one that is no design of ours. */
    document: jsonb(),
    /** 32 hexadecimal digits of all that its file says; null for one without a file. */
    contentHash: text('content_hash'),
  },
  (table) => [index('readymade_templates_of_category').on(table.productType, table.category)],
)
