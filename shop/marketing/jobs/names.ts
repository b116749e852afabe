/** Background jobs of marketing. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Scheduled for the day that the buyer chose. */
export const sendGiftCardJob = defineJob({
  name: 'send-gift-card',
  schema: z.object({ code: z.string(), isForBuyer: z.boolean().default(false) }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

/** To who redeemed a gift card that is refunded. */
export const sendCreditTakenJob = defineJob({
  name: 'send-credit-taken',
  schema: z.object({
    customerId: z.number().int(),
    cause: z.string(),
    card: z.string(),
    takenCents: z.number().int(),
    spentCents: z.number().int(),
  }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

export const expirePointsJob = defineJob({
  name: 'expire-points',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 1800 },
})
