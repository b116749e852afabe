import { toCents } from '../dollars.ts'
import { type Capture, NoAnswer } from '../gateway.ts'
import type { PaymentEntry } from '../own-ledger/entries.ts'
import { stateAfterReview } from '../own-ledger/transaction-state.ts'
import type { Adapter } from './adapter.ts'
import { isForNow } from './declines.ts'

/**
 * Captures the amount. Authorize.Net captures an authorisation once, so a call may be repeated; what became of it is in
 * its ledger.
 */
export async function takeAmount(
  adapter: Adapter,
  { paymentId }: PaymentEntry,
  transId: string,
  amountCents: number,
  signal: AbortSignal,
): Promise<Capture> {
  const { transactions, ledger } = adapter
  const outcome = await transactions.capture(paymentId, transId, amountCents, signal)
  if (outcome.responseCode === '1') {
    await ledger.noteCapture(paymentId, amountCents)
    return { kind: 'captured' }
  }
  const { state, details } = await stateAfterReview(adapter, transId, signal)
  if (state === 'captured') {
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
