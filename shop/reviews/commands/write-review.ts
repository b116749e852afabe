import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
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
}

/** Keeps a review for staff to read. */
export async function writeReview(
  { db, clock }: { db: Queryable; clock: Clock },
  { sku, nickname, summary, text, ratings: chosen, customerId }: NewReview,
): Promise<Review | Refusal> {
  const written = readWritten({ nickname, summary, text })
  if (isRefusal(written)) return written
  const ratings = readRatings(chosen)
  if (isRefusal(ratings)) return ratings
  const [product] = await findProducts(db, { skus: [sku] })
  if (!product) return refusal('graphql-no-such-entity', `Could not find a product with SKU "${sku}"`)
  return insertReview(db, {
    ...written,
    productId: product.id,
    customerId: customerId ?? null,
    ratings,
    percent: percentOf(ratings),
    createdAt: clock.now(),
  })
}
