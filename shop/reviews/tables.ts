import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'
import { customers } from '../customers/tables.ts'
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
  ],
)

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
