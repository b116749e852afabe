import type { z } from 'zod'

/** A kind of background job: its data, and how often it is tried. */
export interface Job<Data extends object> {
  /** Kebab-case, unique; also the name of its queue. */
  readonly name: string
  /** Checked when the job is enqueued and again before it runs: another version may have written it. */
  readonly schema: z.ZodType<Data>
  readonly retry: Retry
  /** One attempt that takes longer is given up and counts as failed, in seconds; 900 when left out. */
  readonly timeoutSeconds?: number
  /** How long it is stored after its end, and its key with it, in seconds; 30 days when left out. */
  readonly keepSeconds?: number
}

/** The wait before the next attempt doubles each time, with a little chance in it. */
export interface Retry {
  /** Attempts after the first, 0 to 100. */
  limit: number
  /** Seconds before the second attempt. */
  delaySeconds: number
  /** The wait grows to this many seconds and no further. */
  longestDelaySeconds: number
}

/**
 * Describes a kind of job. A job runs at least once, never "exactly once": its handler must be idempotent.
 *
 * @example
 * export const sendConfirmation = defineJob({
 *   name: 'send-confirmation',
 *   schema: z.object({ orderNumber: z.string() }),
 *   retry: { limit: 12, delaySeconds: 5, longestDelaySeconds: 3600 },
 * })
 */
export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return Object.freeze(job)
}
