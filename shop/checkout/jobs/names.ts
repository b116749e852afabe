/** Background jobs of payments. Each asks the gateway by the payment's own key, so repeating it changes nothing. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const retry = { limit: 40, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Captures the authorised amount once the order is placed. */
export const capturePaymentJob = defineJob({
  name: 'capture-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry,
  timeoutSeconds: 120,
})

/** Releases the amount of a payment without an order. */
export const releasePaymentJob = defineJob({
  name: 'release-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retry,
  timeoutSeconds: 120,
})

/** Once an hour: carts that subscribers of the newsletter left. */
export const remindOfCartsJob = defineJob({
  name: 'remind-of-carts',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 1800 },
})

export const sendCartReminderJob = defineJob({
  name: 'send-cart-reminder',
  schema: z.object({ cartId: z.string() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

/** Brings a payment and its order up to date with the gateway; `paymentId` is the gateway’s own. */
export const syncPaymentJob = defineJob({
  name: 'follow-payment',
  schema: z.object({ paymentId: z.string().max(255) }),
  retry,
  timeoutSeconds: 120,
})

/** Finishes payments that a crash or a gateway's timeout left open; each minute, and all of them at start. */
export const finishPaymentsJob = defineJob({
  name: 'finish-payments',
  schema: z.object({ olderThanSeconds: z.number().min(0) }),
  retry: { limit: 0, delaySeconds: 1, longestDelaySeconds: 1 },
  timeoutSeconds: 120,
})
