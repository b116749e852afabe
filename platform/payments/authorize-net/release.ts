import { AlreadyCaptured, NoAnswer } from '../gateway.ts'
import { type Adapter, isOver, transactionOf } from './adapter.ts'
import type { Entry } from './ledger.ts'
import { stateAfterReview } from './transaction-state.ts'

/**
 * Voids what is authorised for a payment that was ended. The bank is not asked for it any more; a call that was sent
 * before, and that nobody answered, is waited for until it cannot come any more.
 *
 * @throws NoAnswer while such a call may still come
 * @throws AlreadyCaptured
 */
export async function endPayment(adapter: Adapter, entry: Entry, signal: AbortSignal): Promise<void> {
  const { transactions } = adapter
  const { paymentId, answer, askedAt } = entry
  const transId = await transactionOf(adapter, entry, signal)
  if (transId === undefined) {
    if (answer || !askedAt || isOver(adapter, askedAt)) return
    throw new NoAnswer(`Payment ${paymentId} may still reach the bank.`)
  }
  const { state } = await stateAfterReview(transactions, transId, signal)
  if (state === 'captured' || state === 'settled') throw new AlreadyCaptured(paymentId)
  if (state !== 'authorised') return
  const { responseCode, reason } = await transactions.void(paymentId, transId, signal)
  if (responseCode === '1') return
  const after = await stateAfterReview(transactions, transId, signal)
  if (after.state === 'captured' || after.state === 'settled') throw new AlreadyCaptured(paymentId)
  if (after.state === 'authorised') throw new NoAnswer(`Payment ${paymentId} was not voided: ${reason}`)
}
