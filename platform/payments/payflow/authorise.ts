import { type Authorisation, NoAnswer } from '../gateway.ts'
import { type Adapter, isOld, transactionOf } from './adapter.ts'
import { cardOf } from './card-entry.ts'
import type { Entry } from './ledger-tables.ts'
import { endPayment } from './release.ts'
import { APPROVED, declineSentence, UNDER_REVIEW } from './results.ts'
import { authorisationOf, stateAfterReview } from './transaction-state.ts'
import type { Outcome } from './transactions.ts'

/**
 * Asks the bank for the amount, and keeps the first answer. What was asked before without an answer is asked again with
 * the same id, to which Payflow gives its first answer; after an hour it is looked for first.
 */
export async function authorise(
  adapter: Adapter,
  entry: Entry,
  token: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  const { askedAt, isEnded, pnref } = entry
  if (entry.answer) return answerOf(entry)
  if (isEnded) {
    await endPayment(adapter, entry, signal)
    return keep(adapter, entry, { kind: 'released' }, signal)
  }
  const isLookedFor = pnref !== null || (askedAt !== null && isOld(adapter, askedAt))
  const earlier = isLookedFor ? await transactionOf(adapter, entry, signal) : undefined
  return earlier ? conclude(adapter, entry, earlier, signal) : ask(adapter, entry, token, signal)
}

async function ask(
  adapter: Adapter,
  entry: Entry,
  token: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  const { ledger, transactions, clock } = adapter
  const { paymentId, description, amountCents } = entry
  const card = await cardOf(adapter, token, paymentId, signal)
  if (card.kind === 'declined') return keep(adapter, entry, card, signal)
  // Nothing may be asked for that is not written down, or that was ended.
  if (!(await ledger.noteAsked(paymentId, clock.now()))) throw new NoAnswer('The payment was ended just now.')
  const request = { paymentId, description, amountCents, cardPnref: card.pnref }
  const outcome = await transactions.authorise(request, signal)
  if (outcome.pnref) {
    if (outcome.isRepeated) await expectOurs(adapter, entry, outcome, signal)
    await ledger.noteTransaction(paymentId, outcome.pnref)
    // What was approved at first may have been voided since, and what is held for review must not stay so.
    if (outcome.isRepeated || outcome.result === UNDER_REVIEW)
      return conclude(adapter, entry, outcome.pnref, signal)
  }
  if (outcome.result === APPROVED && outcome.pnref) return keep(adapter, entry, { kind: 'approved' }, signal)
  return keep(adapter, entry, { kind: 'declined', message: declineSentence(outcome.result) }, signal)
}

/**
 * An id that another system of the same merchant has used gets the answer to what that one asked for.
 *
 * @throws Error for a transaction of another amount
 */
async function expectOurs(
  { transactions }: Adapter,
  { paymentId, amountCents }: Entry,
  { pnref = '' }: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const details = await transactions.look(pnref, signal)
  if (!details) throw new NoAnswer(`Transaction ${pnref} is not in the ledger yet.`)
  if (details.cents === amountCents) return
  throw new Error(
    `Payflow answered payment ${paymentId} with transaction ${pnref}, which is about another amount.`,
  )
}

/** The answer is what became of the transaction. */
async function conclude(
  adapter: Adapter,
  entry: Entry,
  pnref: string,
  signal: AbortSignal,
): Promise<Authorisation> {
  return keep(
    adapter,
    entry,
    authorisationOf(await stateAfterReview(adapter.transactions, pnref, signal)),
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
  if (answer.kind === 'authentication-required') throw new Error('Payflow asks for no confirmation.')
  const message = answer.kind === 'declined' ? answer.message : undefined
  const kept = await ledger.noteAnswer(paymentId, answer.kind, message)
  return kept ? answerOf(kept) : answer
}

function answerOf({ answer, message }: Entry): Authorisation {
  if (answer === 'declined') return { kind: 'declined', message: message ?? declineSentence(undefined) }
  return { kind: answer === 'released' ? 'released' : 'approved' }
}
