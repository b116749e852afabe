import type { GatewayEvent } from '#platform/payments/opening.ts'
import { syncPaymentJob } from '../jobs/names.ts'
import type { CheckoutDeps } from './deps.ts'

/** Stores an event of the gateway as a job, once for each id that the queue still knows; it is safe when this returns. */
export async function enqueueGatewayEvent(
  { db, jobs }: Pick<CheckoutDeps, 'db' | 'jobs'>,
  { id, paymentId }: GatewayEvent,
): Promise<void> {
  await jobs.enqueue(db, syncPaymentJob, { paymentId }, { singletonKey: id })
}
