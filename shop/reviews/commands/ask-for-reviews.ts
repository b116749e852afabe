import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { sendReviewRequestJob } from '../jobs/names.ts'
import { insertRequests, ordersToAskAbout } from '../request-store.ts'
import { daysUntilReviewRequest } from '../rules/review-request.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  configuration: () => Promise<ReadonlyMap<string, string>>
}

const DAY_MS = 86_400_000
/** Who was not asked for so long, such as while this was switched off, is not asked any more. */
const MAX_LATE_MS = 30 * DAY_MS
/** One address is asked at most once in this time, however often it orders. */
const PAUSE_MS = 14 * DAY_MS
const MAX_AT_ONCE = 200

/**
 * Enqueues one mail for each order that has been complete for the configured days, of subscribers of the newsletter: the
 * mail is not about the order any more, so nobody else agreed to it.
 */
export async function askForReviews({ db, clock, jobs, configuration }: Deps): Promise<void> {
  const days = daysUntilReviewRequest(await configuration())
  if (days === undefined) return
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const due = { before: ago(days * DAY_MS), after: ago(days * DAY_MS + MAX_LATE_MS) }
  const orderIds = await ordersToAskAbout(db, { ...due, askedAfter: ago(PAUSE_MS), limit: MAX_AT_ONCE })
  if (orderIds.length === 0) return
  await transaction(db, async (tx) => {
    const requests = orderIds.map((orderId) => ({ orderId, askedAt: now }))
    for (const orderId of await insertRequests(tx, requests)) {
      await jobs.enqueue(tx, sendReviewRequestJob, { orderId })
    }
  })
}
