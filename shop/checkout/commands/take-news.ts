import type { GatewayNews } from '#platform/payments/opening.ts'
import { followPayment } from '../jobs/names.ts'
import type { CheckoutDeps } from './deps.ts'

/** Keeps news of the gateway as a job, once for each piece of news that is still known; it is safe when this returns. */
export async function takeNews(
  { db, jobs }: Pick<CheckoutDeps, 'db' | 'jobs'>,
  { id, paymentId }: GatewayNews,
): Promise<void> {
  await jobs.enqueue(db, followPayment, { paymentId }, { singletonKey: id })
}
