import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import { insertContactMessage } from '../contact-store.ts'
import { forwardMessage } from '../jobs/names.ts'
import type { ContactMessage } from '../rules/contact.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
}

/** Keeps a message and has it mailed to staff; neither without the other. */
export async function receiveMessage({ db, clock, jobs }: Deps, message: ContactMessage): Promise<void> {
  await transaction(db, async (tx) => {
    const messageId = await insertContactMessage(tx, { ...message, receivedAt: clock.now() })
    await jobs.enqueue(tx, forwardMessage, { messageId })
  })
}
