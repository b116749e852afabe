/** Mails about the newsletter, enqueued in the transaction that makes them due. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const retry = { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Asks the owner of an address whether they want the newsletter. */
export const askToConfirmJob = defineJob({
  name: 'ask-to-confirm',
  schema: z.object({ subscriptionId: z.number().int(), key: z.string() }),
  retry,
})

/** The first mail to a new subscriber. */
export const welcomeSubscriberJob = defineJob({
  name: 'welcome-subscriber',
  schema: z.object({ subscriptionId: z.number().int(), since: z.iso.datetime() }),
  retry,
})
