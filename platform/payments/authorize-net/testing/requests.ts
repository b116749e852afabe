/** The API's requests: JSON whose names must come in the order of the XML schema behind it. */
import { z } from 'zod'
import { Refused } from './answers.ts'

const transactionRequest = z.object({
  transactionType: z.string(),
  amount: z
    .string()
    .regex(/^\d+\.\d\d$/)
    .optional(),
  currencyCode: z.string().optional(),
  payment: z
    .object({
      creditCard: z.object({ cardNumber: z.string(), expirationDate: z.string() }).optional(),
      opaqueData: z
        .object({ dataDescriptor: z.literal('COMMON.ACCEPT.INAPP.PAYMENT'), dataValue: z.string() })
        .optional(),
    })
    .optional(),
  refTransId: z.string().regex(/^\d+$/).optional(),
  order: z
    .object({ invoiceNumber: z.string().max(20).optional(), description: z.string().max(255).optional() })
    .optional(),
  transactionSettings: z
    .object({ setting: z.array(z.object({ settingName: z.string(), settingValue: z.string() })) })
    .optional(),
})
export type TransactionRequest = z.output<typeof transactionRequest>

const request = z.object({
  merchantAuthentication: z.object({ name: z.string().max(25), transactionKey: z.string().max(16) }),
  refId: z.string().max(20).optional(),
  transactionRequest: transactionRequest.optional(),
  heldTransactionRequest: z
    .object({ action: z.enum(['approve', 'decline']), refTransId: z.string() })
    .optional(),
  transId: z.string().optional(),
  batchId: z.string().optional(),
  firstSettlementDate: z.iso.datetime().optional(),
  lastSettlementDate: z.iso.datetime().optional(),
  sorting: z.object({ orderBy: z.string(), orderDescending: z.boolean() }).optional(),
  paging: z.object({ limit: z.number().max(1000), offset: z.number().min(1) }).optional(),
})
export type ApiRequest = z.output<typeof request> & { name: string }

/** The names that a request may have, in their order. */
const ORDERS = [
  'merchantAuthentication refId transactionRequest heldTransactionRequest transId batchId firstSettlementDate lastSettlementDate sorting paging',
  'transactionType amount currencyCode payment refTransId order transactionSettings',
  'name transactionKey',
  'invoiceNumber description',
  'dataDescriptor dataValue',
  'cardNumber expirationDate',
  'settingName settingValue',
  'action refTransId',
  'orderBy orderDescending',
  'limit offset',
].map((names) => names.split(' '))

/** @throws Refused as the API refuses what does not fit its schema */
export function readRequest(text: string): ApiRequest {
  const [[name, body] = []] = Object.entries(JSON.parse(text) as object)
  const parsed = request.safeParse(body)
  if (!name || !parsed.success)
    throw new Refused('E00003', 'The element has an invalid child element or value.')
  expectOrder(body)
  return { ...parsed.data, name }
}

function expectOrder(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const one of value) expectOrder(one)
    return
  }
  const names = Object.keys(value)
  const isInOrder = ORDERS.some((order) => {
    const places = names.map((one) => order.indexOf(one))
    return places.every((place, index) => place >= 0 && (index === 0 || place > (places[index - 1] ?? -1)))
  })
  const isWrapper = names.length === 1
  if (!isInOrder && !isWrapper)
    throw new Refused('E00003', `The element has an invalid child element: ${names}.`)
  for (const one of Object.values(value)) expectOrder(one)
}
