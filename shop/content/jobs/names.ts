import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** A message from the contact form, on its way to the staff's mailbox; enqueued in the transaction that keeps it. */
export const forwardMessage = defineJob({
  name: 'forward-message',
  schema: z.object({ messageId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
