import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { IdentityCheck, IdentityEvent } from '#platform/identity-check/identity-check.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { followCheckJob } from '../jobs/names.ts'

export interface IdentificationDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  /** Undefined where the settings name none: nobody is asked for anything. */
  identityCheck?: IdentityCheck | undefined
}

/** Stores an event of the provider as a job, once for each id that the queue still knows; it is safe when this returns. */
export async function enqueueIdentityEvent(
  { db, jobs }: Pick<IdentificationDeps, 'db' | 'jobs'>,
  { id, checkId }: IdentityEvent,
): Promise<void> {
  await jobs.enqueue(db, followCheckJob, { checkId }, { singletonKey: id })
}
