/** What every call of the adapter needs. */

import type { GatewayProtocol, LedgerAdapter } from '../own-ledger/adapter.ts'
import type { PaymentEntry } from '../own-ledger/entries.ts'
import type { Details } from './answers.ts'
import { declineSentence } from './declines.ts'
import type { Ledger } from './ledger.ts'
import type { Search } from './search.ts'
import { transactionStateOf } from './transaction-state.ts'
import type { Transactions } from './transactions.ts'

export interface Adapter extends LedgerAdapter<PaymentEntry, Details> {
  ledger: Ledger
  transactions: Transactions
  search: Search
}

/**
 * A call that was sent may reach the bank as long as it can find a nonce, which lives for 15 minutes; the lists of
 * Authorize.Net may be a little behind that.
 *
 * @source https://developer.authorize.net/api/reference/features/acceptjs.html
 */
const LATE_MS = 20 * 60_000

export const authorizeNetProtocol = (
  transactions: Transactions,
  search: Search,
): GatewayProtocol<PaymentEntry, Details> => ({
  lateMs: LATE_MS,
  // Authorize.Net knows no keys.
  repeatMs: undefined,
  look: transactions.details,
  findLost: ({ paymentId, begunAt }, signal) => search(paymentId, begunAt, signal),
  stateOf: transactionStateOf,
  declineSentence: ({ responseReasonCode }) => declineSentence(responseReasonCode),
  reviewEnds: [transactions.declineHeld],
  async void({ paymentId }, transactionId, signal) {
    const { responseCode, reason } = await transactions.void(paymentId, transactionId, signal)
    return { isDone: responseCode === '1', reason }
  },
})
