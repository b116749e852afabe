/** Does what the shopkeeper said with the commands of reviews, whose checks and sentences hold here too. */
import { isRefusal } from '#shop/api/refusal.ts'
import { productsByIds } from '#shop/catalogue/store.ts'
import { approveReview, rejectReview } from '#shop/reviews/commands/decide-review.ts'
import { countWaiting, type Review, reviewById, waitingReviews } from '#shop/reviews/store.ts'
import type { BesideTheShop } from '../beside-the-shop.ts'
import { momentInWords, type Outcome, onOneLine } from '../terminal-words.ts'
import type { ReviewAct } from './review-words.ts'
import { showReview, starsInWords } from './show-review.ts'

type Deps = Pick<BesideTheShop, 'db' | 'clock'> & { storage: Pick<BesideTheShop['storage'], 'get'> }

/** More than anybody reads in a row. */
const MAX_LISTED = 100

export async function actOnReviews(deps: Deps, act: ReviewAct): Promise<Outcome> {
  switch (act.name) {
    case 'list':
      return { isDone: true, text: await list(deps) }
    case 'show': {
      const review = await reviewById(deps.db, act.id)
      if (!review) return { isDone: false, text: `There is no review with the number ${act.id}.` }
      return { isDone: true, text: await showReview(deps, review, act.folder) }
    }
    case 'publish': {
      const review = await approveReview(deps, act.id, act)
      if (isRefusal(review)) return { isDone: false, text: review.message }
      return { isDone: true, text: `Review ${review.id} is published. Pages show it within a minute or so.` }
    }
    case 'decline': {
      const review = await rejectReview(deps, act.id)
      if (isRefusal(review)) return { isDone: false, text: review.message }
      return { isDone: true, text: `Review ${review.id} is declined: nobody sees it, and it does not count.` }
    }
  }
}

async function list({ db }: Deps): Promise<string> {
  const [waiting, count] = await Promise.all([waitingReviews(db, MAX_LISTED), countWaiting(db)])
  if (count === 0) return 'No review waits to be read.'
  const products = await productsByIds(db, [...new Set(waiting.map(({ productId }) => productId))])
  const nameOf = ({ productId }: Review) => products.find(({ id }) => id === productId)?.name ?? 'no product'
  const lines = waiting.map((review) =>
    [
      review.id,
      momentInWords(review.createdAt),
      nameOf(review),
      starsInWords(review),
      onOneLine(review.summary),
    ].join(', '),
  )
  const more = count > waiting.length ? [`and ${count - waiting.length} more`] : []
  return [...lines, ...more].join('\n')
}
