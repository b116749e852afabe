import type { Asked } from '../own-ledger/authorise.ts'
import { detailsOf } from '../own-ledger/transaction-state.ts'
import type { Adapter } from './adapter.ts'
import { cardOf } from './card-entry.ts'
import type { Entry } from './ledger-tables.ts'
import { APPROVED, declineSentence, UNDER_REVIEW } from './results.ts'
import type { Outcome } from './transactions.ts'

/**
 * Asks the bank for the amount. What was asked before without an answer is asked again with the same id, to which Payflow
 * gives its first answer.
 */
export async function askBank(
  adapter: Adapter,
  entry: Entry,
  token: string,
  signal: AbortSignal,
): Promise<Asked> {
  const { ledger, transactions, clock } = adapter
  const { paymentId, description, amountCents } = entry
  const card = await cardOf(adapter, token, paymentId, signal)
  if (card.kind === 'declined') return card
  await ledger.noteAsked(paymentId, clock.now())
  const request = { paymentId, description, amountCents, cardPnref: card.pnref }
  const outcome = await transactions.authorise(request, signal)
  if (outcome.pnref) {
    if (outcome.isRepeated) await expectOurs(adapter, entry, outcome, signal)
    await ledger.noteTransaction(paymentId, outcome.pnref)
    // What was approved at first may have been voided since, and what is held for review must not stay so.
    if (outcome.isRepeated || outcome.result === UNDER_REVIEW)
      return { kind: 'transaction', transactionId: outcome.pnref }
    if (outcome.result === APPROVED) return { kind: 'approved' }
  }
  return { kind: 'declined', message: declineSentence(outcome.result) }
}

/**
 * An id that another system of the same merchant has used gets the answer to what that one asked for.
 *
 * @throws Error for a transaction of another amount
 */
async function expectOurs(
  adapter: Adapter,
  { paymentId, amountCents }: Entry,
  { pnref = '' }: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const { cents } = await detailsOf(adapter, pnref, signal)
  if (cents === amountCents) return
  throw new Error(
    `Payflow answered payment ${paymentId} with transaction ${pnref}, which is about another amount.`,
  )
}
