import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** The answer to a question, for whoever asked it; enqueued in the transaction that publishes it. */
export const sendAnswerJob = defineJob({
  name: 'send-answer',
  schema: z.object({ questionId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

/** Once an hour: orders that arrived some days ago, of people who want mails. */
export const askForReviewsJob = defineJob({
  name: 'ask-for-reviews',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 1800 },
})

export const sendReviewRequestJob = defineJob({
  name: 'send-review-request',
  schema: z.object({ orderId: z.string() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
