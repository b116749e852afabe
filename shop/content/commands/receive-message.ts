import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { insertContactMessage } from '../contact-store.ts'
import { forwardMessageJob } from '../jobs/names.ts'
import type { ContactMessage } from '../rules/contact.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Enqueuing
}

/** Stores a message and enqueues its mail to staff, in one transaction. */
export async function receiveMessage({ db, clock, jobs }: Deps, message: ContactMessage): Promise<void> {
  await transaction(db, async (tx) => {
    const messageId = await insertContactMessage(tx, { ...message, receivedAt: clock.now() })
    await jobs.enqueue(tx, forwardMessageJob, { messageId })
  })
}
