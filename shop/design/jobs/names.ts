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

const keys = z.array(z.string())

/** Enqueued in the transaction that removes designs and photos. */
export const deleteDesignFilesJob = defineJob({
  name: 'delete-design-files',
  /** Keys of designs and revisions, and folders of photos. */
  schema: z.object({ designs: keys, revisions: keys, photos: keys }),
  // Storage that is away for a day must not leave files that nobody knows of.
  retry: { limit: 40, delaySeconds: 60, longestDelaySeconds: 3_600 },
  keepSeconds: 7 * 86_400,
})

/** Enqueued every night. */
export const removeUnorderedDesignsJob = defineJob({
  name: 'remove-unordered-designs',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 60, longestDelaySeconds: 600 },
  timeoutSeconds: 3_600,
})
