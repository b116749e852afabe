import { type Capture, NoAnswer } from '../gateway.ts'
import { isRepeatable } from '../own-ledger/adapter.ts'
import { stateAfterReview } from '../own-ledger/transaction-state.ts'
import type { Adapter } from './adapter.ts'
import type { Entry } from './ledger-tables.ts'
import { referenceOf } from './references.ts'
import { APPROVED, isForNow } from './results.ts'

/**
 * Captures the amount: a delayed capture, which Payflow takes once for an authorisation and numbers anew. Refunds go by
 * that number, so a lost answer is asked for again with the same id.
 */
export async function takeAmount(
  adapter: Adapter,
  entry: Entry,
  pnref: string,
  amountCents: number,
  signal: AbortSignal,
): Promise<Capture> {
  const { transactions, ledger, clock } = adapter
  const { paymentId, captureAttempt: attempt } = entry
  if (entry.capturedCents !== null) return { kind: 'captured' }
  if (entry.captureAskedAt && !isRepeatable(adapter, entry.captureAskedAt)) {
    if ((await lostCaptureOf(adapter, entry, signal)) !== undefined) return { kind: 'captured' }
  }
  await ledger.noteCaptureAsked(paymentId, attempt, clock.now())
  const outcome = await transactions.capture({ paymentId, attempt, pnref, amountCents }, signal)
  if (outcome.result === APPROVED && outcome.pnref) {
    await ledger.noteCapture(paymentId, outcome.pnref, amountCents)
    return { kind: 'captured' }
  }
  const { state } = await stateAfterReview(adapter, pnref, signal)
  if (state === 'captured') {
    // Manually, in Payflow's console.
    await ledger.noteCapture(paymentId, null, amountCents)
    return { kind: 'captured' }
  }
  if (state === 'authorised' && isForNow(outcome.result)) {
    await ledger.noteCaptureAsked(paymentId, attempt + 1, clock.now())
    throw new NoAnswer(outcome.reason)
  }
  return { kind: 'refused', reason: outcome.reason }
}

/**
 * What was captured of a payment, in cents, and Payflow's number of it; a capture whose answer was lost is found by its
 * reference.
 *
 * @returns undefined while nothing is captured
 */
export async function captureOf(
  adapter: Adapter,
  entry: Entry,
  signal: AbortSignal,
): Promise<{ pnref: string | null; cents: number } | undefined> {
  const { capturePnref: pnref, capturedCents: cents, paymentId, amountCents } = entry
  if (cents !== null) return { pnref, cents }
  const lost = await lostCaptureOf(adapter, entry, signal)
  if (lost) return lost
  if (entry.transactionId === null) return undefined
  const { state } = await stateAfterReview(adapter, entry.transactionId, signal)
  if (state !== 'captured') return undefined
  await adapter.ledger.noteCapture(paymentId, null, amountCents)
  return { pnref: null, cents: amountCents }
}

async function lostCaptureOf(
  { transactions, ledger }: Adapter,
  { paymentId, captureAttempt, captureAskedAt }: Entry,
  signal: AbortSignal,
): Promise<{ pnref: string; cents: number } | undefined> {
  if (captureAskedAt === null) return undefined
  const reference = referenceOf('C', paymentId, captureAttempt)
  const found = await transactions.lookFor(reference, captureAskedAt, signal)
  if (found?.result !== APPROVED) return undefined
  const { pnref, cents } = found
  await ledger.noteCapture(paymentId, pnref, cents)
  return { pnref, cents }
}
