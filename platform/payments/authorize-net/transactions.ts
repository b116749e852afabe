/** The calls about one transaction. @source https://developer.authorize.net/api/reference */
import { toDollars } from '../dollars.ts'
import { type Details, detailsAnswer, plainAnswer, transactionAnswer } from './answers.ts'
import { AuthorizeNetRefusal, type Client, expectOk } from './client.ts'

/** The longest that Authorize.Net takes, 8 hours: the same card, amount and reference are refused for so long. */
const DUPLICATE_WINDOW_SECONDS = '28800'
const ONCE = {
  setting: [
    { settingName: 'allowPartialAuth', settingValue: 'false' },
    { settingName: 'duplicateWindow', settingValue: DUPLICATE_WINDOW_SECONDS },
  ],
}

export interface Outcome {
  /** 1 approved, 2 declined, 3 error, 4 held for review. */
  responseCode: string
  transId: string | undefined
  reasonCode: string | undefined
  reason: string
}

export type Transactions = ReturnType<typeof createTransactions>

export function createTransactions(client: Client) {
  /** @throws AuthorizeNetRefusal when no transaction was tried */
  async function create(reference: string, transaction: object, signal: AbortSignal): Promise<Outcome> {
    const request = 'createTransactionRequest'
    const fields = { refId: reference, transactionRequest: transaction }
    const answer = await client.ask(request, fields, transactionAnswer, signal)
    const { transactionResponse: response } = answer
    if (!response) {
      expectOk(request, answer)
      throw new AuthorizeNetRefusal(request, 'none', 'There is no transaction in the answer.')
    }
    const [error] = response.errors ?? []
    const [message] = response.messages ?? []
    return {
      responseCode: response.responseCode,
      transId: response.transId && response.transId !== '0' ? response.transId : undefined,
      reasonCode: error?.errorCode ?? message?.code,
      reason: error?.errorText ?? message?.description ?? `Response code ${response.responseCode}.`,
    }
  }

  return {
    authorise: (
      payment: { reference: string; description: string; amountCents: number; nonce: string },
      signal: AbortSignal,
    ) =>
      create(
        payment.reference,
        {
          transactionType: 'authOnlyTransaction',
          amount: toDollars(payment.amountCents),
          currencyCode: 'AUD',
          payment: {
            opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: payment.nonce },
          },
          order: { invoiceNumber: payment.reference, description: payment.description.slice(0, 255) },
          transactionSettings: ONCE,
        },
        signal,
      ),
    capture: (reference: string, transId: string, amountCents: number, signal: AbortSignal) =>
      create(
        reference,
        {
          transactionType: 'priorAuthCaptureTransaction',
          amount: toDollars(amountCents),
          refTransId: transId,
        },
        signal,
      ),
    void: (reference: string, transId: string, signal: AbortSignal) =>
      create(reference, { transactionType: 'voidTransaction', refTransId: transId }, signal),
    refund: (
      refund: { reference: string; transId: string; amountCents: number; lastDigits: string },
      signal: AbortSignal,
    ) =>
      create(
        refund.reference,
        {
          transactionType: 'refundTransaction',
          amount: toDollars(refund.amountCents),
          currencyCode: 'AUD',
          payment: { creditCard: { cardNumber: refund.lastDigits, expirationDate: 'XXXX' } },
          refTransId: refund.transId,
          order: { invoiceNumber: refund.reference },
          transactionSettings: ONCE,
        },
        signal,
      ),
    /** Ends what a fraud filter holds. It may be decided already: the details say what became of it. */
    async declineHeld(transId: string, signal: AbortSignal): Promise<void> {
      const fields = { heldTransactionRequest: { action: 'decline', refTransId: transId } }
      await client.ask('updateHeldTransactionRequest', fields, plainAnswer, signal)
    },
    /** Undefined for a number that is none of this account. */
    async details(transId: string, signal: AbortSignal): Promise<Details | undefined> {
      const request = 'getTransactionDetailsRequest'
      const answer = await client.ask(request, { transId }, detailsAnswer, signal)
      if (answer.messages.message.some(({ code }) => code === 'E00040')) return undefined
      expectOk(request, answer)
      return answer.transaction
    },
  }
}
