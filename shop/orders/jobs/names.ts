/** Work that follows an order, enqueued in the transaction that places it. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Storage and the press may be unavailable for hours; the artwork job waits. */
export const makeArtworkJob = defineJob({
  name: 'make-artwork',
  schema: z.object({ orderLineId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

/** The same for designs that take long to draw: others do not wait for them. */
export const makeHeavyArtworkJob = defineJob({
  name: 'make-heavy-artwork',
  schema: z.object({ orderLineId: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
  timeoutSeconds: 1200,
})

/** Mails staff that the artwork of a line was given up; the event of the history has the words. */
export const tellStaffOfArtworkJob = defineJob({
  name: 'tell-staff-of-artwork',
  schema: z.object({ orderId: z.uuid(), position: z.number().int(), message: z.string() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

export const sendConfirmationJob = defineJob({
  name: 'send-confirmation',
  schema: z.object({ orderId: z.uuid() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

const gatewayRetry = { limit: 40, delaySeconds: 5, longestDelaySeconds: 1800 }

/** Voids the authorisation of an order that was cancelled before its money was captured. */
export const voidAuthorisationJob = defineJob({
  name: 'let-go-of-payment',
  schema: z.object({ orderId: z.uuid() }),
  retry: gatewayRetry,
  timeoutSeconds: 120,
})

/** Has the gateway carry out a credit memo. */
export const settleRefundJob = defineJob({
  name: 'settle-refund',
  schema: z.object({ creditMemoId: z.uuid() }),
  retry: gatewayRetry,
  timeoutSeconds: 120,
})

/** Finishes refunds whose own job was given up. */
export const finishRefundsJob = defineJob({
  name: 'finish-refunds',
  schema: z.object({}),
  retry: { limit: 0, delaySeconds: 1, longestDelaySeconds: 1 },
  timeoutSeconds: 300,
})

/** Completes orders that were sent, once the configured days have passed without a report of their delivery. */
export const completeSentOrdersJob = defineJob({
  name: 'complete-sent-orders',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})

/** Every night: reminds shoppers of orders whose money has not come, and cancels those that have waited for the configured days. */
export const cancelUnpaidOrdersJob = defineJob({
  name: 'cancel-unpaid-orders',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60, longestDelaySeconds: 600 },
})

/** Mails staff that a shopper wants a proof changed; the event of the history has the words. */
export const tellStaffOfProofChangeJob = defineJob({
  name: 'tell-staff-of-proof-change',
  schema: z.object({ orderId: z.uuid(), eventId: z.number().int(), position: z.number().int() }),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})

/** Reminds shoppers of proofs that wait for their decision. */
export const remindOfProofsJob = defineJob({
  name: 'remind-of-proofs',
  schema: z.object({}),
  retry: { limit: 0, delaySeconds: 1, longestDelaySeconds: 1 },
  timeoutSeconds: 300,
})

/** Mails the shopper that something happened to the order. */
export const sendOrderNewsJob = defineJob({
  name: 'send-order-news',
  schema: z.discriminatedUnion('news', [
    z.object({ news: z.literal('paid'), orderId: z.uuid() }),
    z.object({ news: z.literal('payment-refused'), orderId: z.uuid() }),
    z.object({ news: z.literal('payment-reminder'), orderId: z.uuid() }),
    z.object({ news: z.literal('in-production'), orderId: z.uuid() }),
    z.object({ news: z.literal('delivered'), orderId: z.uuid(), shipmentId: z.number().int() }),
    z.object({ news: z.literal('shipped'), orderId: z.uuid(), shipmentId: z.number().int() }),
    z.object({ news: z.literal('refunded'), orderId: z.uuid(), creditMemoId: z.uuid() }),
    z.object({ news: z.literal('account-wanted'), orderId: z.uuid(), creditMemoId: z.uuid() }),
    z.object({
      news: z.literal('cancelled'),
      orderId: z.uuid(),
      /** Why the shop has cancelled it; left out where the shopper or staff have. */
      because: z.string().optional(),
      /** Of what is given back; left out where nothing is. */
      creditMemo: z.string().optional(),
    }),
    z.object({
      news: z.literal('paid-after-all'),
      orderId: z.uuid(),
      /** How the money goes back. */
      way: z.enum(['gateway', 'bank']),
    }),
    z.object({
      news: z.literal('proof-decision'),
      orderId: z.uuid(),
      lineId: z.number().int(),
      letter: z.number().int(),
    }),
    z.object({ news: z.literal('proof-settled'), orderId: z.uuid(), eventId: z.number().int() }),
    z.object({ news: z.literal('changed'), orderId: z.uuid(), eventId: z.number().int() }),
  ]),
  retry: { limit: 30, delaySeconds: 5, longestDelaySeconds: 1800 },
})
