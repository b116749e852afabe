/** Mails about tickets, and the clean-up of their files. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const retryForHours = { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Mails a customer's message to the shop; enqueued in the transaction that stores it. */
export const forwardTicketJob = defineJob({
  name: 'forward-ticket',
  schema: z.object({ messageId: z.number().int() }),
  retry: retryForHours,
})

/** Mails the shop's answer to the customer; enqueued in the transaction that stores it. */
export const sendTicketAnswerJob = defineJob({
  name: 'send-ticket-answer',
  schema: z.object({ messageId: z.number().int() }),
  retry: retryForHours,
})

export const removeUnclaimedTicketFilesJob = defineJob({
  name: 'remove-unclaimed-ticket-files',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})
