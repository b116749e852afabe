/** What every call of the adapter needs. */
import type { GatewayProtocol, LedgerAdapter } from '../own-ledger/adapter.ts'
import type { Ledger } from './ledger.ts'
import type { Entry } from './ledger-tables.ts'
import { APPROVED, declineSentence } from './results.ts'
import { transactionStateOf } from './transaction-state.ts'
import type { Details, Transactions } from './transactions.ts'

export interface Adapter extends LedgerAdapter<Entry, Details> {
  ledger: Ledger
  transactions: Transactions
}

/** No call that was sent is on its way for longer, and Payflow's ledger is not further behind. */
const LATE_MS = 20 * 60_000
/**
 * Payflow keeps the ids of requests for 30 days at least, and means them for repetitions within "a few minutes to a few
 * hours". After this, what was sent is looked for in its ledger first.
 *
 * @source PayPal, Payflow Gateway Developer Guide and Reference (2014), Payflow Header Parameters
 */
const REPEAT_MS = 60 * 60_000

export const payflowProtocol = (transactions: Transactions): GatewayProtocol<Entry, Details> => ({
  lateMs: LATE_MS,
  repeatMs: REPEAT_MS,
  look: transactions.look,
  async findLost({ paymentId, askedAt, amountCents }, signal) {
    const found = await transactions.lookFor(paymentId, askedAt, signal)
    // Staff may have given the reference to something else in Payflow's console.
    return found?.cents === amountCents ? found.pnref : undefined
  },
  stateOf: transactionStateOf,
  declineSentence: ({ result }) => declineSentence(result),
  // The account may not be allowed to decide by a call (RESULT 13 or 117); a void ends the hold, too.
  reviewEnds: [transactions.declineHeld, transactions.void],
  async void(_, pnref, signal) {
    const { result, reason } = await transactions.void(pnref, signal)
    return { isDone: result === APPROVED, reason }
  },
})
