import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Mails a message of the contact form to staff; enqueued in the transaction that stores it. */
export const forwardMessageJob = defineJob({
  name: 'forward-message',
  schema: z.object({ messageId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
