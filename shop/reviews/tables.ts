import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'
import { photos } from '../design/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import type { GivenRating } from './rules/ratings.ts'

/** Pending until staff have read it; what is turned down stays, so that it is not asked about again. */
type ReadingState = 'pending' | 'published' | 'rejected'

export const productReviews = pgTable(
  'product_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Null for a guest. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Of the piece that was bought; each has one review. Null for a review that named a product alone. */
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .unique()
      .references(() => orderLines.id),
    nickname: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    ratings: jsonb().$type<readonly GivenRating[]>().notNull(),
    /** Mean of its ratings, 20 to 100: five stars are 100. */
    percent: integer().notNull(),
    state: text().$type<ReadingState>().notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('product_reviews_of_product').on(table.productId, table.state, table.id.desc()),
    index('product_reviews_of_customer').on(table.customerId, table.id.desc()),
    // The shopkeeper lists what waits, oldest first; published ones are not in this index.
    index('product_reviews_waiting').on(table.id).where(sql`${table.state} = 'pending'`),
  ],
)

/** Photos that came with a review. While a row is here, the database refuses to delete the photo. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** Stands in the picture's address. The photo's own key does not: it would let everybody place the photo. */
    reference: text().primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    photoKey: text('photo_key')
      .notNull()
      .references(() => photos.key),
    /** 1 for the first. */
    place: smallint().notNull(),
    /** The sentence under which its author let us show it. */
    agreedTo: text('agreed_to').notNull(),
  },
  (table) => [index('review_pictures_of_review').on(table.reviewId, table.place)],
)

/** Orders whose buyer was asked for a review: each once. */
export const reviewRequests = pgTable('review_requests', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
})

/** Sums over a product's published reviews, so that a page of products costs no counting. */
export const productRatings = pgTable('product_ratings', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id),
  reviewCount: integer('review_count').notNull(),
  percentSum: integer('percent_sum').notNull(),
})

export const productQuestions = pgTable(
  'product_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    nickname: text().notNull(),
    /** Where the answer goes; never served. */
    email: text().notNull(),
    question: text().notNull(),
    answerHtml: text('answer_html'),
    state: text().$type<ReadingState>().notNull().default('pending'),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index('product_questions_of_product').on(table.productId, table.state, table.id.desc())],
)
