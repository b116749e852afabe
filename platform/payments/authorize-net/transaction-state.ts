/** What a transaction's status says of a payment. @source https://developer.authorize.net/api/reference */
import { NoAnswer } from '../gateway.ts'
import type { TransactionState } from '../own-ledger/adapter.ts'
import type { Details } from './answers.ts'

const SETTLED = 'settledSuccessfully'

const transactionStates: Readonly<Record<string, TransactionState>> = {
  authorizedPendingCapture: 'authorised',
  capturedPendingSettlement: 'captured',
  approvedReview: 'captured',
  pendingSettlement: 'captured',
  pendingFinalSettlement: 'captured',
  updatingSettlement: 'captured',
  [SETTLED]: 'captured',
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

/** Whether the amount of a captured payment has moved, once a day. */
export const isSettled = ({ transactionStatus }: Details) => transactionStatus === SETTLED
