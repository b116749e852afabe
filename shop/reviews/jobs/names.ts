import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** The answer to a question, for whoever asked it; enqueued in the transaction that publishes it. */
export const sendAnswerJob = defineJob({
  name: 'send-answer',
  schema: z.object({ questionId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
