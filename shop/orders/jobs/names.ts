/** Work that follows an order, enqueued in the transaction that places it. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Storage and the press room may be away for hours; the artwork waits. */
export const makeArtwork = defineJob({
  name: 'make-artwork',
  schema: z.object({ orderLineId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

export const sendConfirmation = defineJob({
  name: 'send-confirmation',
  schema: z.object({ orderId: z.uuid() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
