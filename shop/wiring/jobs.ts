/** Every kind of job of the shop, and the commands that do them. */
import type { Jobs } from '#platform/jobs/queue.ts'
import { capturePayment } from '../checkout/commands/capture-payment.ts'
import type { CheckoutDeps } from '../checkout/commands/deps.ts'
import { finishPayments } from '../checkout/commands/finish-payments.ts'
import { releasePayment } from '../checkout/commands/release-payment.ts'
import * as checkoutJobs from '../checkout/jobs/names.ts'
import { removeAbandonedUploads, type StagingDeps } from '../design/commands/remove-abandoned-uploads.ts'
import * as designJobs from '../design/jobs/names.ts'
import { type ArtworkDeps, makeArtwork } from '../orders/commands/make-artwork.ts'
import { type ConfirmationDeps, sendConfirmation } from '../orders/commands/send-confirmation.ts'
import * as orderJobs from '../orders/jobs/names.ts'

export const shopJobs = [
  ...Object.values(checkoutJobs),
  ...Object.values(designJobs),
  ...Object.values(orderJobs),
]

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '7 * * * *'
/** Younger payments belong to calls that are still running. */
const SWEEP_AFTER_SECONDS = 30

export type JobDeps = CheckoutDeps & ArtworkDeps & ConfirmationDeps & StagingDeps

/** Does the shop's jobs from now on, and first finishes what an earlier process left open. */
export async function workOnJobs(jobs: Jobs, deps: JobDeps): Promise<void> {
  await jobs.work(checkoutJobs.capturePayment, ({ paymentId }) => capturePayment(deps, paymentId), {
    concurrency: 4,
  })
  await jobs.work(checkoutJobs.releasePayment, ({ paymentId }) => releasePayment(deps, paymentId))
  await jobs.work(checkoutJobs.finishPayments, ({ olderThanSeconds }) =>
    finishPayments(deps, olderThanSeconds),
  )
  await jobs.work(orderJobs.makeArtwork, ({ orderLineId }) => makeArtwork(deps, orderLineId))
  await jobs.work(orderJobs.sendConfirmation, ({ orderId }) => sendConfirmation(deps, orderId))
  await jobs.work(designJobs.removeAbandonedUploads, () => removeAbandonedUploads(deps))
  await jobs.schedule(designJobs.removeAbandonedUploads, EVERY_HOUR, {})
  await jobs.schedule(checkoutJobs.finishPayments, EVERY_MINUTE, { olderThanSeconds: SWEEP_AFTER_SECONDS })
  await jobs.enqueue(deps.db, checkoutJobs.finishPayments, { olderThanSeconds: 0 })
}
