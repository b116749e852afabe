import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'

/** What changing an order works with. */
export interface OrderDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  configuration: () => Promise<ReadonlyMap<string, string>>
}

/** The same inside a transaction that is under way. */
export interface OrderChange extends Omit<OrderDeps, 'db' | 'configuration'> {
  tx: Transaction
  configuration: ReadonlyMap<string, string>
}
