import { UNREADABLE } from '../decline-sentences.ts'
import { type Authorisation, NoAnswer } from '../gateway.ts'
import { type Adapter, isOver, transactionOf } from './adapter.ts'
import { AuthorizeNetRefusal } from './client.ts'
import { DUPLICATE, declineSentence } from './declines.ts'
import type { Entry } from './ledger.ts'
import { endPayment } from './release.ts'
import { authorisationOf, stateAfterReview } from './transaction-state.ts'
import type { Outcome } from './transactions.ts'

/** The nonce is unknown, used up, or older than 15 minutes. */
const BAD_NONCE = 'E00114'

/**
 * Asks the bank for the amount, and keeps the first answer. What was asked before without an answer is looked for first.
 * Where it is not listed the call is sent again: should the first one arrive after all, Authorize.Net refuses one of
 * them, because a nonce is good once, and because card, amount and reference are the same.
 */
export async function authorise(
  adapter: Adapter,
  entry: Entry,
  nonce: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  if (entry.answer) return answerOf(entry)
  if (entry.isEnded) {
    await endPayment(adapter, entry, signal)
    return keep(adapter, entry, { kind: 'released' }, signal)
  }
  const earlier = await transactionOf(adapter, entry, signal)
  if (earlier) return conclude(adapter, entry, earlier, signal)
  return ask(adapter, entry, nonce, signal)
}

async function ask(
  adapter: Adapter,
  entry: Entry,
  nonce: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  const { ledger, transactions, clock } = adapter
  const { paymentId, description, amountCents } = entry
  // Nothing may be asked for that is not written down, or that was ended.
  if (!(await ledger.noteAsked(paymentId, clock.now()))) throw new NoAnswer('The payment was ended just now.')
  let outcome: Outcome
  try {
    outcome = await transactions.authorise({ reference: paymentId, description, amountCents, nonce }, signal)
  } catch (error) {
    if (!(error instanceof AuthorizeNetRefusal) || error.code !== BAD_NONCE) throw error
    // A call that is on its way may have used it.
    if (entry.askedAt && !isOver(adapter, entry.askedAt)) throw new NoAnswer(error.message)
    return keep(adapter, entry, { kind: 'declined', message: UNREADABLE }, signal)
  }
  const { responseCode, transId, reasonCode } = outcome
  if (reasonCode === DUPLICATE) {
    const twin = await adapter.search(paymentId, entry.begunAt, signal)
    if (twin) {
      await ledger.noteTransaction(paymentId, twin)
      return conclude(adapter, entry, twin, signal)
    }
    if (entry.askedAt) throw new NoAnswer('The first call is not listed yet.')
  }
  if (transId) await ledger.noteTransaction(paymentId, transId)
  if (responseCode === '1') return keep(adapter, entry, { kind: 'approved' }, signal)
  if (responseCode === '4' && transId) return conclude(adapter, entry, transId, signal)
  return keep(adapter, entry, { kind: 'declined', message: declineSentence(reasonCode) }, signal)
}

/** The answer is what became of the transaction. */
async function conclude(
  adapter: Adapter,
  entry: Entry,
  transId: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  return keep(
    adapter,
    entry,
    authorisationOf(await stateAfterReview(adapter.transactions, transId, signal)),
    signal,
  )
}

/** @returns the first answer, which may be an earlier one; nothing stays authorised of a payment that was ended meanwhile */
async function keep(
  adapter: Adapter,
  { paymentId }: Entry,
  answer: Authorisation,
  signal: AbortSignal,
): Promise<Authorisation> {
  const { ledger } = adapter
  const now = await ledger.byPayment(paymentId)
  if (now?.isEnded && answer.kind === 'approved') {
    await endPayment(adapter, now, signal)
    return keep(adapter, now, { kind: 'released' }, signal)
  }
  if (answer.kind === 'authentication-required') throw new Error('Authorize.Net asks for no confirmation.')
  const message = answer.kind === 'declined' ? answer.message : undefined
  const kept = await ledger.noteAnswer(paymentId, answer.kind, message)
  return kept ? answerOf(kept) : answer
}

function answerOf({ answer, message }: Entry): Authorisation {
  if (answer === 'declined') return { kind: 'declined', message: message ?? declineSentence(undefined) }
  return { kind: answer === 'released' ? 'released' : 'approved' }
}
