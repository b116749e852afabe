/** Answers in the form of the API. @source https://developer.authorize.net/api/reference */
import type { Transaction } from './simulated-ledger.ts'

const messages = (resultCode: 'Ok' | 'Error', code: string, text: string) => ({
  messages: { resultCode, message: [{ code, text }] },
})

export const ok = (parts: object) => ({ ...parts, ...messages('Ok', 'I00001', 'Successful.') })

/** Thrown by whatever refuses a call as a whole. */
export class Refused extends Error {
  readonly answer: object

  constructor(code: string, text: string) {
    super(text)
    this.answer = messages('Error', code, text)
  }
}

/** A transaction that came of a call. */
export function made({ transId, responseCode, responseReasonCode, lastDigits }: Transaction, code?: number) {
  const reason = code ?? responseReasonCode
  const text = `Reason ${reason}.`
  return ok({
    transactionResponse: {
      responseCode: String(responseCode),
      authCode: responseCode === 1 ? 'HH5414' : '',
      transId,
      refTransID: '',
      testRequest: '0',
      accountNumber: `XXXX${lastDigits}`,
      accountType: 'Visa',
      ...(responseCode === 1 || responseCode === 4
        ? { messages: [{ code: String(reason), description: text }] }
        : { errors: [{ errorCode: String(reason), errorText: text }] }),
    },
  })
}

/** No transaction came of it. */
export const unsuccessful = (errorCode: number, errorText: string) => ({
  transactionResponse: {
    responseCode: '3',
    transId: '0',
    refTransID: '',
    errors: [{ errorCode: String(errorCode), errorText }],
  },
  ...messages('Error', 'E00027', 'The transaction was unsuccessful.'),
})

export const summary = ({
  transId,
  submittedAt,
  transactionStatus,
  invoiceNumber,
  lastDigits,
  settleCents,
}: Transaction) => ({
  transId,
  submitTimeUTC: submittedAt.toISOString(),
  transactionStatus,
  invoiceNumber,
  accountType: 'Visa',
  accountNumber: `XXXX${lastDigits}`,
  settleAmount: settleCents / 100,
})

export const details = ({
  invoiceNumber,
  description,
  authCents,
  settleCents,
  lastDigits,
  submittedAt,
  batchId,
  ...rest
}: Transaction) => ({
  ...rest,
  submitTimeUTC: submittedAt.toISOString(),
  ...(batchId && { batch: { batchId, settlementState: 'settledSuccessfully' } }),
  order: { invoiceNumber, description },
  authAmount: authCents / 100,
  settleAmount: settleCents / 100,
  payment: { creditCard: { cardNumber: `XXXX${lastDigits}`, expirationDate: 'XXXX', cardType: 'Visa' } },
})
