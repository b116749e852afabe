import { AlreadyCaptured, NoAnswer } from '../gateway.ts'
import { isOver, type LedgerAdapter, transactionOf } from './adapter.ts'
import type { PaymentEntry } from './entries.ts'
import { stateAfterReview } from './transaction-state.ts'

/**
 * Voids what is authorised for a payment that was ended. The bank is not asked for it any more; a call that was sent
 * before, and that nobody answered, is waited for until it cannot come any more.
 *
 * @throws NoAnswer while such a call may still come
 * @throws AlreadyCaptured
 */
export async function endPayment<Entry extends PaymentEntry>(
  adapter: LedgerAdapter<Entry, unknown>,
  entry: Entry,
  signal: AbortSignal,
): Promise<void> {
  const { paymentId, answer, askedAt } = entry
  const transactionId = await transactionOf(adapter, entry, signal)
  if (transactionId === undefined) {
    if (answer || !askedAt || isOver(adapter, askedAt)) return
    throw new NoAnswer(`Payment ${paymentId} may still reach the bank.`)
  }
  const { state } = await stateAfterReview(adapter, transactionId, signal)
  if (state === 'captured') throw new AlreadyCaptured(paymentId)
  if (state !== 'authorised') return
  const { isDone, reason } = await adapter.protocol.void(entry, transactionId, signal)
  if (isDone) return
  const after = await stateAfterReview(adapter, transactionId, signal)
  if (after.state === 'captured') throw new AlreadyCaptured(paymentId)
  if (after.state === 'authorised') throw new NoAnswer(`Payment ${paymentId} was not voided: ${reason}`)
}
