import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { noSuchProduct } from '../../catalogue/rules/no-such-product.ts'
import { findProducts } from '../../catalogue/store.ts'
import { percentOf, readRatings } from '../rules/ratings.ts'
import { readWritten } from '../rules/written.ts'
import { insertReview, type Review } from '../store.ts'

export interface NewReview {
  sku: string
  nickname: string
  summary: string
  text: string
  ratings: readonly { id: number | undefined; valueId: number | undefined }[]
  /** Undefined for a guest. */
  customerId: number | undefined
  /** Of the piece that was bought; undefined for a review that names a product alone. */
  orderLineId?: number
}

interface Deps {
  db: Queryable
  clock: Clock
}

/**
 * Keeps a review for staff to read.
 *
 * @returns 'written-before' when the piece has a review; never for a review without `orderLineId`
 */
export async function writeReview(
  { db, clock }: Deps,
  { sku, nickname, summary, text, ratings: chosen, customerId, orderLineId }: NewReview,
): Promise<Review | Refusal | 'written-before'> {
  const written = readWritten({ nickname, summary, text })
  if (isRefusal(written)) return written
  const ratings = readRatings(chosen)
  if (isRefusal(ratings)) return ratings
  const [product] = await findProducts(db, { skus: [sku] })
  if (!product) return refusal('graphql-no-such-entity', noSuchProduct(sku))
  const review = await insertReview(db, {
    ...written,
    productId: product.id,
    customerId: customerId ?? null,
    orderLineId: orderLineId ?? null,
    ratings,
    percent: percentOf(ratings),
    createdAt: clock.now(),
  })
  return review ?? 'written-before'
}
