import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Enqueued every hour. A missed one is caught up by the next. */
export const removeAbandonedUploads = defineJob({
  name: 'remove-abandoned-uploads',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 600 },
})
