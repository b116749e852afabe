import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { OfferContents } from '../marketing/rules/offer-contents.ts'
import type { HomeRecord } from './rules/home-record.ts'

/** What staff can change without a release, by the keys of the public contract. */
export const configuration = pgTable('configuration', {
  key: text().primaryKey(),
  value: text().notNull(),
  /** Secrets are read by the server and never served. */
  secret: boolean().notNull().default(false),
})

/** Pages that staff write; their HTML is sanitised. */
export const cmsPages = pgTable('cms_pages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The url key: lower case, without slashes. */
  identifier: text().notNull().unique(),
  isPublished: boolean('is_published').notNull().default(true),
  title: text().notNull(),
  contentHeading: text('content_heading'),
  content: text().notNull().default(''),
  pageLayout: text('page_layout').notNull().default('1column'),
  metaTitle: text('meta_title'),
  metaDescription: text('meta_description'),
  metaKeywords: text('meta_keywords'),
  metaRobots: text('meta_robots').notNull().default('NOINDEX,NOFOLLOW'),
  customCanonicalUrl: text('custom_canonical_url'),
  remarketingProductId: text('remarketing_product_id'),
  remarketingProductType: text('remarketing_product_type'),
  remarketingProductPrice: text('remarketing_product_price'),
  richSnippetImagePath: text('rich_snippet_image_path'),
  richSnippetImageName: text('rich_snippet_image_name'),
  offerContents: jsonb('offer_contents').$type<OfferContents>().notNull().default({}),
  /** Of a page with a layout of its own, such as the home page; null for pages of words alone. */
  record: jsonb().$type<HomeRecord>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const cmsBlocks = pgTable('cms_blocks', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  identifier: text().notNull().unique(),
  isPublished: boolean('is_published').notNull().default(true),
  title: text().notNull(),
  content: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const blogCategories = pgTable('blog_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  urlKey: text('url_key').notNull().unique(),
  /** Order in the blog's menu. */
  position: integer().notNull().default(0),
})

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    urlKey: text('url_key').notNull().unique(),
    categoryId: integer('category_id').references(() => blogCategories.id),
    isPublished: boolean('is_published').notNull().default(true),
    name: text().notNull(),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    author: text(),
    image: text(),
    content: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('blog_posts_newest').on(table.createdAt.desc(), table.id.desc())],
)

/** Sale banners. One with a campaign code is for shoppers who came with that code; one without is for all others. */
export const headerOffers = pgTable('header_offers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  priceCache: text('price_cache'),
  isEnabled: boolean('is_enabled').notNull().default(true),
  /** Of several that run, the lowest is shown. */
  position: integer().notNull().default(0),
  storeNotice: text('store_notice'),
  offerText: text('offer_text').notNull(),
  saleTitle: text('sale_title'),
  offerDescription: text('offer_description'),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  showsTimer: boolean('shows_timer').notNull().default(false),
})

/** Messages of the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  telephone: text(),
  comment: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})
