import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'

/** What commands on tickets need. */
export interface TicketDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
}
