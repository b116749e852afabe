/** Background jobs of identity checks. Each asks the provider by the check's own id, so repeating it changes nothing. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const retry = { limit: 40, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Brings a check up to date; `checkId` is the provider's own. */
export const followCheckJob = defineJob({
  name: 'follow-identity-check',
  schema: z.object({ checkId: z.string().max(255) }),
  retry,
  timeoutSeconds: 120,
})

/** Has the provider delete what it collected: after each verdict, and each hour for whatever is left. */
export const redactChecksJob = defineJob({
  name: 'redact-identity-checks',
  schema: z.object({}),
  retry,
  timeoutSeconds: 300,
})
