import { type Capture, NoAnswer } from '../gateway.ts'
import { type Adapter, knownTransactionOf } from './adapter.ts'
import { toCents } from './answers.ts'
import { isForNow } from './declines.ts'
import type { Entry } from './ledger.ts'
import { stateAfterReview } from './transaction-state.ts'

/**
 * Captures the amount. Authorize.Net captures an authorisation once, so a call may be repeated; what became of it is in
 * its ledger.
 */
export async function capture(
  adapter: Adapter,
  entry: Entry,
  amountCents: number,
  signal: AbortSignal,
): Promise<Capture> {
  const { transactions, ledger } = adapter
  const { paymentId } = entry
  if (amountCents > entry.amountCents) {
    throw new Error(
      `Payment ${paymentId} is for ${entry.amountCents} cents; ${amountCents} cannot be captured.`,
    )
  }
  if (entry.transId === null && (entry.answer || !entry.askedAt)) {
    return { kind: 'refused', reason: 'Nothing is authorised for this payment.' }
  }
  const transId = await knownTransactionOf(adapter, entry, signal)
  const outcome = await transactions.capture(paymentId, transId, amountCents, signal)
  if (outcome.responseCode === '1') {
    await ledger.noteCapture(paymentId, amountCents)
    return { kind: 'captured' }
  }
  const { state, details } = await stateAfterReview(transactions, transId, signal)
  if (state === 'captured' || state === 'settled') {
    const cents = toCents(details.settleAmount)
    if (cents !== amountCents) {
      throw new Error(`Payment ${paymentId} was captured for ${cents} cents, not ${amountCents}.`)
    }
    await ledger.noteCapture(paymentId, cents)
    return { kind: 'captured' }
  }
  if (state === 'authorised' && isForNow(outcome.reasonCode)) throw new NoAnswer(outcome.reason)
  return { kind: 'refused', reason: outcome.reason }
}
