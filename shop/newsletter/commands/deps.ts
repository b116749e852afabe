import type { Clock } from '#platform/clock.ts'
import type { Jobs } from '#platform/jobs/queue.ts'

/** What subscriptions work with. */
export interface NewsletterDeps {
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  configuration: () => Promise<ReadonlyMap<string, string>>
}
