/** Which pieces somebody may write about: by a mailed link, by number and email, or of their account. */
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { type ReadDeps, readOrderForTracking } from '../../orders/commands/read-guest-order.ts'
import { type BoughtLine, boughtLinesOfCustomer, boughtLinesOfOrder } from '../bought-lines-store.ts'
import { LINK_IS_OVER, NOTHING_ARRIVED, NOTHING_TO_REVIEW } from '../rules/review-words.ts'
import { readOrderReviewKey, type Writer } from './review-keys.ts'

export interface LinesToReview {
  lines: readonly BoughtLine[]
  writer: Writer
}

/** Of an account; older ones are found by the number of their order. */
const MAX_LINES = 50

/** @param key  of a link in a mail */
export async function linesOfLink(
  deps: { db: Queryable; clock: Clock; secretKey: string },
  key: string,
): Promise<LinesToReview | Refusal> {
  const orderId = readOrderReviewKey(deps, key)
  if (orderId === undefined) return refusal('graphql-no-such-entity', LINK_IS_OVER)
  return arrived(await boughtLinesOfOrder(deps.db, orderId), 'buyer')
}

/** The check and the limits of order tracking: a stranger who guesses learns nothing. */
export async function linesOfClaim(
  deps: ReadDeps,
  claim: { number: string; email: string },
): Promise<LinesToReview | Refusal> {
  const order = await readOrderForTracking(deps, claim)
  if (isRefusal(order)) return order
  return arrived(await boughtLinesOfOrder(deps.db, order.id), 'finder')
}

export async function linesOfAccount(db: Queryable, customerId: number): Promise<LinesToReview> {
  return { lines: await boughtLinesOfCustomer(db, customerId, MAX_LINES), writer: 'buyer' }
}

function arrived(lines: readonly BoughtLine[], writer: Writer): LinesToReview | Refusal {
  if (lines.length === 0) return refusal('graphql-input', NOTHING_TO_REVIEW)
  const there = lines.filter(({ hasArrived }) => hasArrived)
  return there.length === 0 ? refusal('graphql-input', NOTHING_ARRIVED) : { lines: there, writer }
}
