import { toDollars } from '../dollars.ts'
import { NoAnswer, type Refund, type RefundRequest } from '../gateway.ts'
import { isRepeatable, transactionOf } from '../own-ledger/adapter.ts'
import { newRefund, settle } from '../own-ledger/refund-once.ts'
import type { Adapter } from './adapter.ts'
import type { Entry, RefundEntry } from './ledger-tables.ts'
import { referenceOf } from './references.ts'
import { APPROVED, isForNow } from './results.ts'
import { captureOf } from './take-amount.ts'

/**
 * Refunds by a credit to the number of the capture, in parts, at once. What was asked for without an answer is asked again
 * with the same id; after an hour it is looked for first. All parts together are bounded by our own ledger, because Payflow
 * promises no bound.
 */
export async function giveBack(
  adapter: Adapter,
  entry: Entry,
  request: RefundRequest,
  earlier: RefundEntry | undefined,
  signal: AbortSignal,
): Promise<Refund> {
  const { ledger, clock } = adapter
  const { idempotencyKey, paymentId, amountCents } = request
  await transactionOf(adapter, entry, signal)
  const captured = await captureOf(adapter, (await ledger.byPayment(paymentId)) ?? entry, signal)
  if (!captured) return { kind: 'refused', reason: `Nothing was captured of payment ${paymentId}.` }
  if (captured.pnref === null) {
    const reason = 'It was captured in the card gateway’s office, and can be refunded there alone.'
    return { kind: 'refused', reason }
  }
  const refund: RefundEntry = earlier ?? { ...newRefund(request, clock.now()), attempt: 0 }
  const others = (await ledger.refundsOf(paymentId)).filter(({ key }) => key !== idempotencyKey)
  const leftCents = captured.cents - others.reduce((sum, other) => sum + centsOf(other), 0)
  if (amountCents > leftCents) {
    return settle(ledger, refund, {
      kind: 'refused',
      reason: `Only A$${toDollars(leftCents)} of it is left.`,
    })
  }
  return give(adapter, refund, earlier, captured.pnref, signal)
}

const centsOf = ({ outcome, amountCents }: RefundEntry) => (outcome === 'refused' ? 0 : amountCents)

async function give(
  adapter: Adapter,
  refund: RefundEntry,
  earlier: RefundEntry | undefined,
  pnref: string,
  signal: AbortSignal,
): Promise<Refund> {
  const { ledger, transactions, clock } = adapter
  const { key, attempt, amountCents } = refund
  if (earlier && !isRepeatable(adapter, earlier.askedAt)) {
    const twin = await transactions.lookFor(referenceOf('R', key, attempt), earlier.askedAt, signal)
    if (twin?.result === APPROVED)
      return settle(ledger, { ...refund, transactionId: twin.pnref }, { kind: 'refunded' })
  }
  const asked: RefundEntry = { ...refund, askedAt: clock.now() }
  await ledger.noteRefund(asked)
  const outcome = await transactions.credit({ key, attempt, pnref, amountCents }, signal)
  if (outcome.result === APPROVED && outcome.pnref) {
    return settle(ledger, { ...asked, transactionId: outcome.pnref }, { kind: 'refunded' })
  }
  if (isForNow(outcome.result)) {
    await ledger.noteRefund({ ...asked, attempt: attempt + 1 })
    throw new NoAnswer(outcome.reason)
  }
  return settle(ledger, asked, { kind: 'refused', reason: outcome.reason })
}
