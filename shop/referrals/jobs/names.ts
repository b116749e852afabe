/** Background jobs of recommendations. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Enqueued in the transaction that books the reward. */
export const sendRewardJob = defineJob({
  name: 'send-referral-reward',
  schema: z.object({ referralId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
