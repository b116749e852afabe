import { type Capture, NoAnswer } from '../gateway.ts'
import { type Adapter, isOld, knownTransactionOf } from './adapter.ts'
import type { Entry } from './ledger-tables.ts'
import { referenceOf } from './references.ts'
import { APPROVED, isForNow } from './results.ts'
import { stateAfterReview } from './transaction-state.ts'

/**
 * Captures the amount: a delayed capture, which Payflow takes once for an authorisation and numbers anew. Refunds go by
 * that number, so a lost answer is asked for again with the same id.
 */
export async function capture(
  adapter: Adapter,
  entry: Entry,
  amountCents: number,
  signal: AbortSignal,
): Promise<Capture> {
  const { transactions, ledger, clock } = adapter
  const { paymentId, captureAttempt: attempt } = entry
  if (amountCents > entry.amountCents) {
    throw new Error(
      `Payment ${paymentId} is for ${entry.amountCents} cents; ${amountCents} cannot be captured.`,
    )
  }
  if (entry.capturedCents !== null) return { kind: 'captured' }
  if (entry.pnref === null && (entry.answer || !entry.askedAt)) {
    return { kind: 'refused', reason: 'Nothing is authorised for this payment.' }
  }
  const pnref = await knownTransactionOf(adapter, entry, signal)
  if (entry.captureAskedAt && isOld(adapter, entry.captureAskedAt)) {
    if ((await lostCaptureOf(adapter, entry, signal)) !== undefined) return { kind: 'captured' }
  }
  await ledger.noteCaptureAsked(paymentId, attempt, clock.now())
  const outcome = await transactions.capture({ paymentId, attempt, pnref, amountCents }, signal)
  if (outcome.result === APPROVED && outcome.pnref) {
    await ledger.noteCapture(paymentId, outcome.pnref, amountCents)
    return { kind: 'captured' }
  }
  const { state } = await stateAfterReview(transactions, pnref, signal)
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
  if (entry.pnref === null) return undefined
  const { state } = await stateAfterReview(adapter.transactions, entry.pnref, signal)
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
