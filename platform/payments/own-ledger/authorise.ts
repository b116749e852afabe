import { DECLINED_PLAINLY } from '../decline-sentences.ts'
import { isRepeatable, type LedgerAdapter, transactionOf } from './adapter.ts'
import type { PaymentEntry } from './entries.ts'
import { endPayment } from './release.ts'
import { type Answer, authorisationOf } from './transaction-state.ts'

/** What a call for the amount came to; `transaction` where the gateway's own ledger says what became of it. */
export type Asked = Answer | { kind: 'transaction'; transactionId: string }

/**
 * Asks the bank for the amount, and keeps the first answer. What was asked before without an answer is looked for first,
 * where it cannot be asked again for its first answer.
 *
 * @param ask  writes down that the bank is asked, and the number of the transaction
 */
export async function authorise<Entry extends PaymentEntry>(
  adapter: LedgerAdapter<Entry, unknown>,
  entry: Entry,
  ask: () => Promise<Asked>,
  signal: AbortSignal,
): Promise<Answer> {
  const { transactionId, askedAt, isEnded } = entry
  if (entry.answer) return answerOf(entry)
  if (isEnded) {
    await endPayment(adapter, entry, signal)
    return keep(adapter, entry, { kind: 'released' }, signal)
  }
  const isLookedFor = transactionId !== null || (askedAt !== null && !isRepeatable(adapter, askedAt))
  const earlier = isLookedFor ? await transactionOf(adapter, entry, signal) : undefined
  const asked: Asked = earlier ? { kind: 'transaction', transactionId: earlier } : await ask()
  const answer =
    asked.kind === 'transaction' ? await authorisationOf(adapter, asked.transactionId, signal) : asked
  return keep(adapter, entry, answer, signal)
}

/** @returns the first answer, which may be an earlier one; nothing stays authorised of a payment that was ended meanwhile */
async function keep<Entry extends PaymentEntry>(
  adapter: LedgerAdapter<Entry, unknown>,
  { paymentId }: PaymentEntry,
  answer: Answer,
  signal: AbortSignal,
): Promise<Answer> {
  const { ledger } = adapter
  const now = await ledger.byPayment(paymentId)
  if (now?.isEnded && answer.kind === 'approved') {
    await endPayment(adapter, now, signal)
    return keep(adapter, now, { kind: 'released' }, signal)
  }
  const message = answer.kind === 'declined' ? answer.message : undefined
  const kept = await ledger.noteAnswer(paymentId, answer.kind, message)
  return kept ? answerOf(kept) : answer
}

/** The answer that is written down. */
export function answerOf({ answer, message }: PaymentEntry): Answer {
  if (answer === 'declined') return { kind: 'declined', message: message ?? DECLINED_PLAINLY }
  return { kind: answer === 'released' ? 'released' : 'approved' }
}
