import type { Clock } from '#platform/clock.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'

/** What subscriptions work with. */
export interface NewsletterDeps {
  clock: Clock
  jobs: Enqueuing
  configuration: () => Promise<ReadonlyMap<string, string>>
}
