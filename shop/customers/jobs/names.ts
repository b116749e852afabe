/** Mails about accounts. Keys and codes are derived when a mail is written, so the queue holds none. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { accountNotices } from '../rules/mails.ts'

/** A code expires after ten minutes, so the job is not kept for hours. */
const retryBriefly = { limit: 8, delaySeconds: 2, longestDelaySeconds: 60 }
const retryForHours = { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 }

export const sendSignInCodeJob = defineJob({
  name: 'send-sign-in-code',
  schema: z.object({ email: z.string(), nonce: z.string(), requestedAt: z.iso.datetime() }),
  retry: retryBriefly,
})

/** To the account with this e-mail; most e-mails that strangers try have none. */
export const sendPasswordLinkJob = defineJob({
  name: 'send-password-link',
  schema: z.object({
    email: z.string(),
    nonce: z.string(),
    requestedAt: z.iso.datetime(),
    /** The first password of an account that was opened without one. */
    isFirst: z.boolean(),
  }),
  retry: retryBriefly,
})

export const sendConfirmationLinkJob = defineJob({
  name: 'send-confirmation-link',
  schema: z.object({ email: z.string(), nonce: z.string(), requestedAt: z.iso.datetime() }),
  retry: retryForHours,
})

/** Notifies the owner of an account of a change, in case somebody else made it. */
export const sendAccountNoticeJob = defineJob({
  name: 'send-account-notice',
  schema: z.object({
    /** The owner's mailbox at that time. */
    to: z.string(),
    firstName: z.string(),
    what: z.enum(accountNotices),
    nonce: z.string(),
  }),
  retry: retryForHours,
})

export const deleteExpiredTokensJob = defineJob({
  name: 'forget-expired-tokens',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})

export const removeUnclaimedCertificatesJob = defineJob({
  name: 'remove-unclaimed-certificates',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})
