import { UNREADABLE } from '../decline-sentences.ts'
import { NoAnswer } from '../gateway.ts'
import { isOver } from '../own-ledger/adapter.ts'
import type { Asked } from '../own-ledger/authorise.ts'
import type { PaymentEntry } from '../own-ledger/entries.ts'
import type { Adapter } from './adapter.ts'
import { AuthorizeNetRefusal } from './client.ts'
import { DUPLICATE, declineSentence } from './declines.ts'
import type { Outcome } from './transactions.ts'

/** The nonce is unknown, used up, or older than 15 minutes. */
const BAD_NONCE = 'E00114'

/**
 * Asks the bank for the amount, also of a payment that was asked for before and is not listed. Should the first call arrive
 * after all, Authorize.Net refuses one of them, because a nonce is good once, and because card, amount and reference are
 * the same.
 */
export async function askBank(
  adapter: Adapter,
  entry: PaymentEntry,
  nonce: string,
  signal: AbortSignal,
): Promise<Asked> {
  const { ledger, transactions, clock } = adapter
  const { paymentId, description, amountCents } = entry
  await ledger.noteAsked(paymentId, clock.now())
  let outcome: Outcome
  try {
    outcome = await transactions.authorise({ reference: paymentId, description, amountCents, nonce }, signal)
  } catch (error) {
    if (!(error instanceof AuthorizeNetRefusal) || error.code !== BAD_NONCE) throw error
    // A call that is on its way may have used it.
    if (entry.askedAt && !isOver(adapter, entry.askedAt)) throw new NoAnswer(error.message)
    return { kind: 'declined', message: UNREADABLE }
  }
  const { responseCode, transId, reasonCode } = outcome
  if (reasonCode === DUPLICATE) {
    const twin = await adapter.search(paymentId, entry.begunAt, signal)
    if (twin) {
      await ledger.noteTransaction(paymentId, twin)
      return { kind: 'transaction', transactionId: twin }
    }
    if (entry.askedAt) throw new NoAnswer('The first call is not listed yet.')
  }
  if (transId) await ledger.noteTransaction(paymentId, transId)
  if (responseCode === '1') return { kind: 'approved' }
  if (responseCode === '4' && transId) return { kind: 'transaction', transactionId: transId }
  return { kind: 'declined', message: declineSentence(reasonCode) }
}
