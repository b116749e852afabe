import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { earnReviewPoints } from '../../marketing/commands/earn-points.ts'
import { boughtAs } from '../../orders/customer-orders-store.ts'
import { removePictures } from '../picture-store.ts'
import { changeRating, decideReview, lockReview, type Review } from '../store.ts'

interface Deps {
  db: Database
  clock: Clock
}

/**
 * Staff let a review be seen; from now on it counts. Doing it twice is doing it once.
 *
 * @param withoutPictures  true removes its pictures for good, such as one of somebody who did not agree
 */
export function approveReview(
  deps: Deps,
  id: number,
  { withoutPictures = false } = {},
): Promise<Review | Refusal> {
  return decide(deps, id, { state: 'published', withoutPictures })
}

/** Staff turn a review down, also one that was published before. */
export function rejectReview(deps: Deps, id: number): Promise<Review | Refusal> {
  return decide(deps, id, { state: 'rejected', withoutPictures: false })
}

interface Decision {
  state: 'published' | 'rejected'
  withoutPictures: boolean
}

function decide({ db, clock }: Deps, id: number, { state, withoutPictures }: Decision) {
  return transaction(db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) return refusal('graphql-no-such-entity', `There is no review with the number ${id}.`)
    if (withoutPictures) await removePictures(tx, id)
    if (review.state === state) return review
    const decidedAt = clock.now()
    await decideReview(tx, id, state, decidedAt)
    const { productId, percent } = review
    if (state === 'published') await changeRating(tx, productId, { reviewCount: 1, percentSum: percent })
    if (review.state === 'published') {
      await changeRating(tx, productId, { reviewCount: -1, percentSum: -percent })
    }
    if (state === 'published') await thank(tx, review, decidedAt)
    return { ...review, state, decidedAt }
  })
}

/** Points are promised for a review of what one has bought, not for any. */
async function thank(tx: Transaction, { customerId, productId }: Review, now: Date): Promise<void> {
  if (customerId === null) return
  const productName = await boughtAs(tx, customerId, productId)
  if (productName !== undefined) await earnReviewPoints(tx, { productId, productName, customerId }, now)
}
