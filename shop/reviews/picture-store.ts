/** Pictures of reviews: rows beside the photos that shoppers uploaded. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import { type Photo, photosByKeys } from '../design/store.ts'
import { productReviews, reviewPictures } from './tables.ts'

export type ReviewPicture = typeof reviewPictures.$inferSelect

export async function insertPictures(tx: Transaction, pictures: readonly ReviewPicture[]): Promise<void> {
  if (pictures.length > 0) await tx.insert(reviewPictures).values([...pictures])
}

/** In the order in which their authors chose them. */
export async function picturesOfReviews(
  db: Queryable,
  reviewIds: readonly number[],
): Promise<Map<number, ReviewPicture[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.place))
  return Map.groupBy(rows, ({ reviewId }) => reviewId)
}

/** The photo of a picture whose review is published; undefined for any other. */
export async function publishedPhoto(db: Queryable, reference: string): Promise<Photo | undefined> {
  const [picture] = await db
    .select({ photoKey: reviewPictures.photoKey })
    .from(reviewPictures)
    .innerJoin(productReviews, eq(productReviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.reference, reference), eq(productReviews.state, 'published')))
  return picture && (await photosByKeys(db, [picture.photoKey])).get(picture.photoKey)
}

export async function removePictures(tx: Transaction, reviewId: number): Promise<void> {
  await tx.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
}

/** The photos that came with a customer's reviews, whether these are shown or not; the oldest review first. @returns their keys */
export async function photosOfReviewsBy(db: Queryable, customerId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: reviewPictures.photoKey })
    .from(reviewPictures)
    .innerJoin(productReviews, eq(productReviews.id, reviewPictures.reviewId))
    .where(eq(productReviews.customerId, customerId))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.place))
    .limit(limit)
  return rows.map(({ key }) => key)
}

/** Those of the photos that came with a review: they stay as long as it does. */
export async function photosInReviews(db: Queryable, photoKeys: readonly string[]): Promise<Set<string>> {
  if (photoKeys.length === 0) return new Set()
  const rows = await db
    .select({ key: reviewPictures.photoKey })
    .from(reviewPictures)
    .where(inArray(reviewPictures.photoKey, [...photoKeys]))
  return new Set(rows.map(({ key }) => key))
}
