import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { ProductRecord } from '#packages/product/record.ts'
import type { ListingFacts } from './rules/listing.ts'
import type { ProductMarks } from './rules/marks.ts'

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

/** A department or a category below one. The root above the departments is no row: see rules/root-category.ts. */
export const categories = pgTable(
  'categories',
  {
    /** 2 is the root's in every shop of this contract. */
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 10 }),
    /** Null for a department. */
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** Ids from the department down to the parent; worked out by `addCategory`. */
    ancestorIds: integer('ancestor_ids').array().notNull().default(sql`'{}'`),
    name: text().notNull(),
    urlKey: text('url_key').notNull().unique(),
    /** The url keys from the department down, joined by slashes; the address of the category's page. */
    urlPath: text('url_path').notNull().unique(),
    description: text().notNull(),
    image: text(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    metaKeywords: text('meta_keywords'),
    position: integer().notNull().default(0),
    inMenu: boolean('in_menu').notNull().default(true),
    /** Identifier of the piece of content that stands above the products; null for none. */
    contentBlock: text('content_block'),
    /** Products of this category and of all below it; kept by `indexProducts`. */
    productCount: integer('product_count').notNull().default(0),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

/**
 * - `printed`: made from a design, after its family's record.
 * - `goods`: sold as it is, such as a sample kit.
 * - `gift-certificate`: an amount that the shopper chooses.
 * - `membership`: makes the buyer a member.
 */
export type ProductKind = 'printed' | 'goods' | 'gift-certificate' | 'membership'

/** A page of the catalogue: a family or some of its sizes, or something that is not printed. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    urlKey: text('url_key').notNull().unique(),
    kind: text().$type<ProductKind>().notNull().default('printed'),
    /** Of what is printed; null for all other kinds. */
    family: text(),
    /** Of goods that are not printed; null where the record or the configuration says the price. */
    priceCents: integer('price_cents'),
    /** Pieces in stock; null for what is made to order. */
    stock: integer(),
    /** What staff say of it, by attribute: `{ material: ['Canvas'] }`. Sizes, shapes and categories are known anyway. */
    attributes: jsonb().$type<Record<string, string[]>>().notNull().default({}),
    marks: jsonb().$type<ProductMarks>().notNull().default({}),
    /** Sizes sold on this page; null means every size of the family. */
    sizeCodes: text('size_codes').array(),
    /** Value code by option code that this page opens with; null means the first ones of the family. */
    startValues: jsonb('start_values').$type<Readonly<Record<string, string>>>(),
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_family').on(table.family, table.position, table.id),
    check('products_printed_has_family', sql`(${table.kind} = 'printed') = (${table.family} is not null)`),
    check('products_stock_is_not_negative', sql`${table.stock} >= 0`),
  ],
)

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
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The product index: what products are found, filtered, sorted and counted by, one narrow row for each, so that none of
 * it reads texts and pictures. Worked out from the product, its record and its categories by `indexProducts` whenever
 * one of them changes.
 */
export const productIndex = pgTable(
  'product_index',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    lowestCents: integer('lowest_cents').notNull(),
    highestCents: integer('highest_cents').notNull(),
    /** Categories and attributes as `name:value`, such as `category:12` or `size:30X40`. */
    facets: text().array().notNull(),
    /** Words of the name (A), keywords and categories (B), short description (C) and description (D), and the sizes. */
    words: tsvector().notNull(),
  },
  (table) => [
    index('product_index_position').on(table.position, table.productId),
    index('product_index_price').on(table.lowestCents, table.productId),
    index('product_index_name').on(table.name, table.productId),
    index('product_index_facets').using('gin', table.facets),
    index('product_index_words').using('gin', table.words),
  ],
)

/** The product index by category, ancestors included, in catalogue order. */
export const categoryIndex = pgTable(
  'category_index',
  {
    categoryId: integer('category_id').notNull(),
    position: integer().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => productIndex.productId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.position, table.productId] }),
    index('category_index_product').on(table.productId),
  ],
)

/**
 * The counts of every category as a whole, the root included: what most lists are narrowed by, and far too much to count
 * for each of them when a category has thousands of products. Kept by `indexProducts`.
 */
export const categoryFacts = pgTable('category_facts', {
  categoryId: integer('category_id').primaryKey(),
  facts: jsonb().$type<ListingFacts>().notNull(),
})

/**
 * How many products of a category have each facet up to each price, ancestors and the root included; the facet `''` is all
 * of them. Counts between any two prices are two look-ups for each facet, however many products there are. Kept by
 * `indexProducts`.
 */
export const categoryPriceCounts = pgTable(
  'category_price_counts',
  {
    categoryId: integer('category_id').notNull(),
    facet: text().notNull(),
    /** Lowest prices of its products in cents: each once, in rising order. */
    prices: integer().array().notNull(),
    /** At the place of each price, how many products cost no more. */
    upTo: integer('up_to').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.facet] })],
)

/** How a facet is called on the screen. */
export const facetLabels = pgTable('facet_labels', {
  facet: text().primaryKey(),
  label: text().notNull(),
  position: integer().notNull(),
})

/** Every word that names and keywords of products use: what a mistyped word is compared with. */
export const spellingWords = pgTable('spelling_words', { word: text().primaryKey() }, (table) => [
  index('spelling_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
])

/**
 * What shoppers searched for; found: how many products that gave last time; callers: keyed hashes of who asked, no more
 * than it takes to know that a phrase is not one person's own.
 */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    phrase: text().primaryKey(),
    times: bigint({ mode: 'number' }).notNull().default(0),
    found: integer().notNull(),
    callers: text().array().notNull().default(sql`'{}'`),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('search_phrases_times').on(table.times)],
)

/** Paths that lead elsewhere in the shop, such as an address from before a category was renamed. */
export const urlRewrites = pgTable(
  'url_rewrites',
  {
    /** Lower case, without slashes at its ends. */
    requestPath: text('request_path').primaryKey(),
    /** A path of this shop, without a leading slash. */
    targetPath: text('target_path').notNull(),
    redirectCode: integer('redirect_code').notNull().default(301),
  },
  (table) => [
    check('url_rewrites_code', sql`${table.redirectCode} in (301, 302)`),
    check('url_rewrites_stay_here', sql`${table.targetPath} ~ '^[a-zA-Z0-9][a-zA-Z0-9/_-]*([?][^#]*)?$'`),
    check('url_rewrites_lead_elsewhere', sql`${table.targetPath} <> ${table.requestPath}`),
  ],
)
