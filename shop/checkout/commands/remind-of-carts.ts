import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { sendCartReminderJob } from '../jobs/names.ts'
import { insertReminders, leftCarts } from '../reminder-store.ts'
import { hoursUntilReminder } from '../rules/cart-reminder.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  configuration: () => Promise<Configuration>
}

const HOUR_MS = 3_600_000
/** A cart that is older was left for good. */
const MAX_AGE_MS = 72 * HOUR_MS
/** One address gets at most one reminder in this time, however many carts it leaves. */
const PAUSE_MS = 14 * 24 * HOUR_MS
const MAX_AT_ONCE = 200

/** Enqueues one mail for each cart that a subscriber of the newsletter left: nobody else agreed to such mails. */
export async function remindOfCarts({ db, clock, jobs, configuration }: Deps): Promise<void> {
  const hours = hoursUntilReminder(await configuration())
  if (hours === undefined) return
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const wait = { before: ago(hours * HOUR_MS), after: ago(hours * HOUR_MS + MAX_AGE_MS) }
  const left = await leftCarts(db, { ...wait, remindedBefore: ago(PAUSE_MS), limit: MAX_AT_ONCE })
  // The latest cart of each address.
  const byEmail = new Map(left.map((cart) => [cart.email, cart]))
  const reminders = [...byEmail.values()].map((cart) => ({ ...cart, key: newId(), remindedAt: now }))
  if (reminders.length === 0) return
  await transaction(db, async (tx) => {
    for (const cartId of await insertReminders(tx, reminders)) {
      await jobs.enqueue(tx, sendCartReminderJob, { cartId })
    }
  })
}
