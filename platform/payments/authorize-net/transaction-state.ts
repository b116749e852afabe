/** What a transaction's status says of a payment. @source https://developer.authorize.net/api/reference */
import { NOT_PROCESSED } from '../decline-sentences.ts'
import { type Authorisation, NoAnswer } from '../gateway.ts'
import type { Details } from './answers.ts'
import { declineSentence } from './declines.ts'
import type { Transactions } from './transactions.ts'

export type TransactionState = 'authorised' | 'captured' | 'settled' | 'review' | 'ended' | 'declined'

const transactionStates: Readonly<Record<string, TransactionState>> = {
  authorizedPendingCapture: 'authorised',
  capturedPendingSettlement: 'captured',
  approvedReview: 'captured',
  pendingSettlement: 'captured',
  pendingFinalSettlement: 'captured',
  updatingSettlement: 'captured',
  settledSuccessfully: 'settled',
  FDSPendingReview: 'review',
  FDSAuthorizedPendingReview: 'review',
  underReview: 'review',
  voided: 'ended',
  expired: 'ended',
  declined: 'declined',
  failedReview: 'declined',
  generalError: 'declined',
  communicationError: 'declined',
}

/** @throws NoAnswer for a status that says nothing for good */
export function transactionStateOf({ transId, transactionStatus }: Details): TransactionState {
  const state = Object.hasOwn(transactionStates, transactionStatus)
    ? transactionStates[transactionStatus]
    : undefined
  if (!state) throw new NoAnswer(`Transaction ${transId} is ${transactionStatus}.`)
  return state
}

/**
 * The state of a payment, once a review has ended: the shop has no order that waits for one, and so must not leave the
 * amount with the bank meanwhile.
 */
export async function stateAfterReview(
  transactions: Transactions,
  transId: string,
  signal: AbortSignal,
): Promise<{ state: Exclude<TransactionState, 'review'>; details: Details; wasReviewed: boolean }> {
  const first = await detailsOf(transactions, transId, signal)
  const state = transactionStateOf(first)
  if (state !== 'review') return { state, details: first, wasReviewed: false }
  await transactions.declineHeld(transId, signal)
  const details = await detailsOf(transactions, transId, signal)
  const after = transactionStateOf(details)
  if (after === 'review') throw new NoAnswer(`Transaction ${transId} is still held for review.`)
  return { state: after, details, wasReviewed: true }
}

/** @throws NoAnswer for a number that Authorize.Net has given, and does not know: its ledger is behind */
export async function detailsOf(
  transactions: Transactions,
  transId: string,
  signal: AbortSignal,
): Promise<Details> {
  const details = await transactions.details(transId, signal)
  if (!details) throw new NoAnswer(`Transaction ${transId} is not in the ledger yet.`)
  return details
}

export function authorisationOf({
  state,
  details,
  wasReviewed,
}: Awaited<ReturnType<typeof stateAfterReview>>): Authorisation {
  if (state === 'declined' || (state === 'ended' && wasReviewed)) {
    return {
      kind: 'declined',
      message: wasReviewed ? NOT_PROCESSED : declineSentence(details.responseReasonCode),
    }
  }
  return { kind: state === 'ended' ? 'released' : 'approved' }
}
