import { AlreadyCaptured, NoAnswer } from '../gateway.ts'
import { type Adapter, isOver, transactionOf } from './adapter.ts'
import type { Entry } from './ledger-tables.ts'
import { APPROVED } from './results.ts'
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
  const pnref = await transactionOf(adapter, entry, signal)
  if (pnref === undefined) {
    if (answer || !askedAt || isOver(adapter, askedAt)) return
    throw new NoAnswer(`Payment ${paymentId} may still reach the bank.`)
  }
  const { state } = await stateAfterReview(transactions, pnref, signal)
  if (state === 'captured') throw new AlreadyCaptured(paymentId)
  if (state !== 'authorised') return
  const { result, reason } = await transactions.void(pnref, signal)
  if (result === APPROVED) return
  const after = await stateAfterReview(transactions, pnref, signal)
  if (after.state === 'captured') throw new AlreadyCaptured(paymentId)
  if (after.state === 'authorised') throw new NoAnswer(`Payment ${paymentId} was not voided: ${reason}`)
}
