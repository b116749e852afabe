/** The calls about transactions. @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/submit-transactions */
import { toDollars } from '../dollars.ts'
import { NoAnswer } from '../gateway.ts'
import type { Answer } from './answers.ts'
import type { Client } from './client.ts'
import { freshRequestId, referenceOf, requestIdOf } from './references.ts'
import { APPROVED, isUnknown } from './results.ts'

export interface Outcome {
  result: number
  pnref: string | undefined
  reason: string
  /** The request's id was known, so this may be the answer to another call. */
  isRepeated: boolean
}

/** A transaction as Payflow's ledger has it now. */
export interface Details {
  pnref: string
  result: number
  /** TRANSSTATE: see `transaction-state.ts`. */
  state: number
  cents: number
}

export interface CardPage {
  /** Ours; nobody can guess it. */
  tokenId: string
  isNarrow: boolean
  returnUrl: string
  errorUrl: string
  cancelUrl: string
  silentPostUrl: string
}

const DAY_MS = 86_400_000
/** Without a range Payflow looks through the last 30 days, and a range may be no longer. */
const RANGE_DAYS = 28
/** Payflow's times are those of its own zone, and clocks differ. */
const SLACK_DAYS = 2

export type Transactions = ReturnType<typeof createTransactions>

export function createTransactions(client: Client, now: () => Date) {
  async function create(
    fields: Readonly<Record<string, string>>,
    requestId: string,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const answer = await client.ask(fields, requestId, signal)
    return {
      result: answer.RESULT,
      pnref: answer.PNREF,
      reason: answer.RESPMSG || `RESULT ${answer.RESULT}.`,
      isRepeated: answer.DUPLICATE !== undefined,
    }
  }

  /** @returns undefined for what Payflow does not know (yet) */
  async function inquire(which: Record<string, string>, signal: AbortSignal): Promise<Details | undefined> {
    const answer = await client.ask({ TRXTYPE: 'I', ...which }, freshRequestId(), signal)
    if (isUnknown(answer.RESULT)) return undefined
    return detailsOf(answer)
  }

  return {
    /**
     * Has Payflow make the token that opens PayPal's page for a card, for a check without an amount.
     *
     * @source https://developer.paypal.com/api/nvp-soap/payflow/integration-guide/configure-hosted-checkout/
     */
    async openCardEntry(
      { tokenId, isNarrow, returnUrl, errorUrl, cancelUrl, silentPostUrl }: CardPage,
      signal: AbortSignal,
    ): Promise<string> {
      const fields = {
        TRXTYPE: 'A',
        AMT: toDollars(0),
        CURRENCY: 'AUD',
        CREATESECURETOKEN: 'Y',
        SECURETOKENID: tokenId,
        // Layout C is made for frames, and 490 pixels wide.
        TEMPLATE: isNarrow ? 'MOBILE' : 'MINLAYOUT',
        SHOWAMOUNT: 'FALSE',
        DISABLERECEIPT: 'TRUE',
        EMAILCUSTOMER: 'FALSE',
        CSCREQUIRED: 'TRUE',
        CSCEDIT: 'TRUE',
        // Nothing of a card stands in an address.
        URLMETHOD: 'POST',
        RETURNURL: returnUrl,
        ERRORURL: errorUrl,
        CANCELURL: cancelUrl,
        SILENTPOST: 'TRUE',
        SILENTPOSTURL: silentPostUrl,
      }
      const {
        RESULT: result,
        SECURETOKEN: token,
        RESPMSG: message,
      } = await client.ask(fields, freshRequestId(), signal)
      if (result !== APPROVED || !token) throw new NoAnswer(`No secure token (RESULT ${result}): ${message}`)
      return token
    },
    /** What became of a secure token; undefined while no card's data came with it. */
    verification: (secureToken: string, signal: AbortSignal) => inquire({ SECURETOKEN: secureToken }, signal),
    /** Charges the card of an earlier transaction: Payflow calls it a reference transaction. */
    authorise: (
      payment: { paymentId: string; description: string; amountCents: number; cardPnref: string },
      signal: AbortSignal,
    ) =>
      create(
        {
          TRXTYPE: 'A',
          ORIGID: payment.cardPnref,
          AMT: toDollars(payment.amountCents),
          CURRENCY: 'AUD',
          CUSTREF: payment.paymentId,
          INVNUM: payment.paymentId,
          COMMENT1: sendable(payment.description),
        },
        requestIdOf('P', payment.paymentId, 0),
        signal,
      ),
    capture: (
      capture: { paymentId: string; attempt: number; pnref: string; amountCents: number },
      signal: AbortSignal,
    ) => {
      const { paymentId, attempt, pnref, amountCents } = capture
      const reference = referenceOf('C', paymentId, attempt)
      const fields = { TRXTYPE: 'D', ORIGID: pnref, AMT: toDollars(amountCents), CUSTREF: reference }
      return create(fields, requestIdOf('C', paymentId, attempt), signal)
    },
    void: (pnref: string, signal: AbortSignal) =>
      create({ TRXTYPE: 'V', ORIGID: pnref }, freshRequestId(), signal),
    credit: (
      refund: { key: string; attempt: number; pnref: string; amountCents: number },
      signal: AbortSignal,
    ) => {
      const { key, attempt, pnref, amountCents } = refund
      const reference = referenceOf('R', key, attempt)
      const fields = {
        TRXTYPE: 'C',
        ORIGID: pnref,
        AMT: toDollars(amountCents),
        CURRENCY: 'AUD',
        CUSTREF: reference,
      }
      return create(fields, requestIdOf('R', key, attempt), signal)
    },
    /** Ends what a fraud filter holds. It may be decided already: the ledger says what became of it. */
    declineHeld: (pnref: string, signal: AbortSignal) =>
      create({ TRXTYPE: 'U', ORIGID: pnref, UPDATEACTION: 'FPS_MERCHANT_DECLINE' }, freshRequestId(), signal),
    look: (pnref: string, signal: AbortSignal) => inquire({ ORIGID: pnref }, signal),
    /** The last transaction with a reference, of what was asked for at that time. */
    lookFor(reference: string, askedAt: Date, signal: AbortSignal): Promise<Details | undefined> {
      const which = { CUSTREF: reference }
      const start = askedAt.getTime() - SLACK_DAYS * DAY_MS
      const end = start + RANGE_DAYS * DAY_MS
      if (end > now().getTime()) return inquire(which, signal)
      return inquire({ ...which, STARTTIME: timeOf(start), ENDTIME: timeOf(end) }, signal)
    },
  }
}

function detailsOf(answer: Answer): Details {
  const { RESULT, ORIGPNREF: pnref, ORIGRESULT: result, TRANSSTATE: state, AMT: cents, RESPMSG } = answer
  const isWhole = result !== undefined && state !== undefined && cents !== undefined
  if (RESULT !== APPROVED || !pnref || !isWhole) {
    throw new NoAnswer(`The inquiry says nothing (RESULT ${RESULT}): ${RESPMSG}`)
  }
  return { pnref, result, state, cents }
}

/** yyyymmddhhmmss */
const timeOf = (ms: number) => new Date(ms).toISOString().replaceAll(/\D/g, '').slice(0, 14)

/** Comments have room for 128 characters of ASCII. */
const sendable = (text: string) => text.replaceAll(/[^\x20\x21\x23-\x7e]/g, ' ').slice(0, 128)
