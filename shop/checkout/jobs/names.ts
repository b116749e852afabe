/** Work around payments. All of it asks the gateway by the payment's own key, so repeating it changes nothing. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const retry = { limit: 40, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Takes the held amount once the order is placed. */
export const capturePayment = defineJob({
  name: 'capture-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry,
  timeoutSeconds: 120,
})

/** Gives back whatever is held for a payment that no order came of. */
export const releasePayment = defineJob({
  name: 'release-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry,
  timeoutSeconds: 120,
})

/** Looks after payments that a crash or a silent gateway left open; each minute, and for all of them at start. */
export const finishPayments = defineJob({
  name: 'finish-payments',
  schema: z.object({ olderThanSeconds: z.number().min(0) }),
  retry: { limit: 0, delaySeconds: 1, longestDelaySeconds: 1 },
  timeoutSeconds: 120,
})
