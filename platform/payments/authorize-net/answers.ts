/** The parts of Authorize.Net's answers that the shop reads. @source https://developer.authorize.net/api/reference */
import { z } from 'zod'

/** Numbers come as numbers or as text, depending on the call. */
const text = z.union([z.string().max(1000), z.number()]).transform(String)
const amount = z.coerce.number().nonnegative().max(100_000_000)

const messages = z.object({
  resultCode: z.enum(['Ok', 'Error']),
  message: z.array(z.object({ code: text, text })).min(1),
})
export const plainAnswer = z.object({ messages })

export const transactionAnswer = z.object({
  messages,
  transactionResponse: z
    .object({
      responseCode: text,
      /** "0" where no transaction came of it. */
      transId: text.optional(),
      messages: z.array(z.object({ code: text, description: text })).optional(),
      errors: z.array(z.object({ errorCode: text, errorText: text })).optional(),
    })
    .optional(),
})

const details = z.object({
  transId: text,
  refTransId: text.optional(),
  transactionStatus: text,
  responseReasonCode: text.optional(),
  order: z.object({ invoiceNumber: text.optional() }).optional(),
  authAmount: amount,
  settleAmount: amount,
  payment: z.object({ creditCard: z.object({ cardNumber: text }).optional() }).optional(),
})
export const detailsAnswer = z.object({ messages, transaction: details.optional() })
export type Details = z.output<typeof details>

/** Absent where there are none. */
export const listAnswer = z.object({
  messages,
  transactions: z
    .array(z.object({ transId: text, invoiceNumber: text.optional(), submitTimeUTC: z.coerce.date() }))
    .optional(),
})

export const batchesAnswer = z.object({
  messages,
  batchList: z.array(z.object({ batchId: text })).optional(),
})
