import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type PageWindow, totalOf } from '../api/page-window.ts'
import { products } from '../catalogue/tables.ts'
import { productRatings, productReviews } from './tables.ts'

export type Review = typeof productReviews.$inferSelect

/** Sums over published reviews. */
export interface Rating {
  reviewCount: number
  percentSum: number
}

export interface ReviewPage {
  entries: Review[]
  total: number
}

/** @returns undefined when the piece that it is about has a review already */
export async function insertReview(
  db: Queryable,
  review: Omit<typeof productReviews.$inferInsert, 'id'>,
): Promise<Review | undefined> {
  const [row] = await db
    .insert(productReviews)
    .values(review)
    .onConflictDoNothing({ target: productReviews.orderLineId })
    .returning()
  return row
}

/** Reviews that staff have not decided on, the one that waits longest first. */
export function waitingReviews(db: Queryable, limit: number): Promise<Review[]> {
  return db
    .select()
    .from(productReviews)
    .where(eq(productReviews.state, 'pending'))
    .orderBy(asc(productReviews.id))
    .limit(limit)
}

export function countWaiting(db: Queryable): Promise<number> {
  return db.$count(productReviews, eq(productReviews.state, 'pending'))
}

export async function reviewById(db: Queryable, id: number): Promise<Review | undefined> {
  const [row] = await db.select().from(productReviews).where(eq(productReviews.id, id))
  return row
}

/** The published reviews of several products in one query, the newest first, cut to the same page for each. */
export async function publishedReviews(
  db: Queryable,
  productIds: readonly number[],
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
): Promise<Map<number, Review[]>> {
  // Each product's newest are read from the index; a window function would read all of them.
  const newest = db
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.productId, products.id), eq(productReviews.state, 'published')))
    .orderBy(desc(productReviews.id))
    .limit(limit)
    .offset(offset)
    .as('newest')
  const rows = await db
    .select(newest._.selectedFields)
    .from(products)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(products.id, [...productIds]))
  return Map.groupBy(rows, (row) => row.productId)
}

/** Over all products. Most reviews are published, so the newest few are found by their ids. */
export async function newestPublished(db: Queryable, limit: number): Promise<Review[]> {
  return db
    .select()
    .from(productReviews)
    .where(eq(productReviews.state, 'published'))
    .orderBy(desc(productReviews.id))
    .limit(limit)
}

/** All reviews that a customer wrote, the newest first. */
export async function reviewsOfCustomer(
  db: Queryable,
  customerId: number,
  page: PageWindow,
): Promise<ReviewPage> {
  const byCustomer = eq(productReviews.customerId, customerId)
  const entries = await db
    .select()
    .from(productReviews)
    .where(byCustomer)
    .orderBy(desc(productReviews.id))
    .limit(page.limit)
    .offset(page.offset)
  return { entries, total: await totalOf(page, entries, () => db.$count(productReviews, byCustomer)) }
}

export async function ratingsOfProducts(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, Rating>> {
  const rows = await ratingsByProducts(db).execute({ productIds })
  return new Map(rows.map((row) => [row.productId, row]))
}

const ratingsByProducts = prepared((db) =>
  db
    .select()
    .from(productRatings)
    .where(sql`${productRatings.productId} = any(${sql.placeholder('productIds')})`)
    .prepare('ratings_of_products'),
)

/** Over every product of the shop. */
export async function ratingOfShop(db: Queryable): Promise<Rating> {
  const [row] = await db
    .select({
      reviewCount: sql<number>`coalesce(sum(${productRatings.reviewCount}), 0)::int`,
      percentSum: sql<number>`coalesce(sum(${productRatings.percentSum}), 0)::int`,
    })
    .from(productRatings)
  return row ?? { reviewCount: 0, percentSum: 0 }
}

/** The review, locked against a second decision; undefined when there is none. */
export async function lockReview(tx: Transaction, id: number): Promise<Review | undefined> {
  const [row] = await tx.select().from(productReviews).where(eq(productReviews.id, id)).for('update')
  return row
}

export async function decideReview(
  tx: Transaction,
  id: number,
  state: 'published' | 'rejected',
  decidedAt: Date,
): Promise<void> {
  await tx.update(productReviews).set({ state, decidedAt }).where(eq(productReviews.id, id))
}

/** Adds to, or with negative numbers takes from, the sums of a product. */
export async function changeRating(
  tx: Transaction,
  productId: number,
  { reviewCount, percentSum }: Rating,
): Promise<void> {
  await tx
    .insert(productRatings)
    .values({ productId, reviewCount, percentSum })
    .onConflictDoUpdate({
      target: productRatings.productId,
      set: {
        reviewCount: sql`${productRatings.reviewCount} + ${reviewCount}`,
        percentSum: sql`${productRatings.percentSum} + ${percentSum}`,
      },
    })
}
