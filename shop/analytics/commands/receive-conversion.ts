import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { findCaller } from '../../customers/commands/find-caller.ts'
import { customerById } from '../../customers/store.ts'
import { findOrderByToken } from '../../orders/store.ts'
import { reportConversionJob } from '../jobs/names.ts'
import { conversionOf, isWorth, type ReportedConversion } from '../rules/conversion.ts'
import { hashEmail } from './hash-email.ts'

export interface ReceiveDeps {
  db: Queryable
  clock: Clock
  jobs: Enqueuing
  publicUrl: string
}

/** Who reports it, from the browser's cookies and headers. */
export interface Reporter {
  orderToken: string | undefined
  customerToken: string | undefined
  userAgent: string | undefined
}

/**
 * Enqueues a conversion for the advertising service. The same event is sent once, however often it is reported.
 *
 * @returns false for a purchase that is not the order of this browser, or not worth what the order is (SH-04)
 */
export async function receiveConversion(
  deps: ReceiveDeps,
  reporter: Reporter,
  sent: ReportedConversion,
): Promise<boolean> {
  const { db, clock, jobs, publicUrl } = deps
  const facts = { now: clock.now(), publicUrl, userAgent: reporter.userAgent }
  if (sent.event_name !== 'Purchase') {
    const email = await emailOfCustomer(deps, reporter.customerToken)
    await enqueue(conversionOf(sent, { ...facts, emailHash: email && hashEmail(email) }))
    return true
  }
  const order =
    reporter.orderToken === undefined ? undefined : await findOrderByToken(db, reporter.orderToken)
  if (!order || !isWorth(sent, order.grandTotalCents)) return false
  // One order is one purchase, whatever a browser calls it.
  const event = { ...sent, event_id: order.id }
  await enqueue(conversionOf(event, { ...facts, emailHash: hashEmail(order.email) }))
  return true

  async function enqueue(event: ReturnType<typeof conversionOf>) {
    const singletonKey = `${event.event_name} ${event.event_id}`
    await jobs.enqueue(db, reportConversionJob, { event }, { singletonKey })
  }
}

async function emailOfCustomer(
  deps: Pick<ReceiveDeps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<string | undefined> {
  const caller = await findCaller(deps, token)
  return caller.kind === 'customer' ? (await customerById(deps.db, caller.id))?.email : undefined
}
