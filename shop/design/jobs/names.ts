import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Enqueued every hour. A missed one is caught up by the next. */
export const removeAbandonedUploadsJob = defineJob({
  name: 'remove-abandoned-uploads',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 600 },
})

/** Enqueued every night. */
export const deleteUnseenPortfoliosJob = defineJob({
  name: 'forget-unseen-portfolios',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 600 },
})
