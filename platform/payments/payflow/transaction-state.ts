/**
 * What Payflow's ledger says of an authorisation.
 *
 * TRANSSTATE: 1 failed, 3 authorised, 6 to be settled, 7 being settled, 8 settled, 9 captured, 11 12 14 16 not settled,
 * 15 charged back. 100 more: nobody acknowledged it; 200 more: in limbo, and never settled; 1000 more: voided.
 *
 * @source PayPal, Payflow Pro Developer's Guide (2009), tables D.2 and D.3
 */
import { NOT_PROCESSED } from '../decline-sentences.ts'
import { type Authorisation, NoAnswer } from '../gateway.ts'
import { APPROVED, declineSentence, UNDER_REVIEW } from './results.ts'
import type { Details, Transactions } from './transactions.ts'

export type TransactionState = 'authorised' | 'captured' | 'review' | 'ended' | 'declined'

export const isVoided = ({ state }: Details) => state >= 1000
const isInLimbo = ({ state }: Details) => state >= 200 && state < 1000
/** What is left without the hundreds. */
export const basicState = ({ state }: Details) => state % 100

/** @throws NoAnswer for a state that says nothing for good */
export function transactionStateOf(details: Details): TransactionState {
  if (isVoided(details) || isInLimbo(details)) return 'ended'
  if (details.result === UNDER_REVIEW) return 'review'
  if (details.result !== APPROVED) return 'declined'
  const state = basicState(details)
  if (state === 3) return 'authorised'
  if (state === 9) return 'captured'
  throw new NoAnswer(`Transaction ${details.pnref} is in the state ${details.state}.`)
}

/**
 * The state of a payment, once a review has ended: the shop has no order that waits for one, and so must not leave the
 * amount with the bank meanwhile.
 */
export async function stateAfterReview(
  transactions: Transactions,
  pnref: string,
  signal: AbortSignal,
): Promise<{ state: Exclude<TransactionState, 'review'>; details: Details; wasReviewed: boolean }> {
  const details = await detailsOf(transactions, pnref, signal)
  const state = transactionStateOf(details)
  if (state !== 'review') return { state, details, wasReviewed: false }
  // The account may not be allowed to decide by a call (RESULT 13 or 117); a void ends the hold, too.
  for (const end of [transactions.declineHeld, transactions.void]) {
    await end(pnref, signal)
    const after = await detailsOf(transactions, pnref, signal)
    const now = transactionStateOf(after)
    if (now !== 'review') return { state: now, details: after, wasReviewed: true }
  }
  throw new NoAnswer(`Transaction ${pnref} is still held for review.`)
}

/** @throws NoAnswer for a number that Payflow has given, and does not know: its ledger is behind */
export async function detailsOf(
  transactions: Transactions,
  pnref: string,
  signal: AbortSignal,
): Promise<Details> {
  const details = await transactions.look(pnref, signal)
  if (!details) throw new NoAnswer(`Transaction ${pnref} is not in the ledger yet.`)
  return details
}

export function authorisationOf({
  state,
  details,
  wasReviewed,
}: Awaited<ReturnType<typeof stateAfterReview>>): Authorisation {
  if (wasReviewed && state !== 'authorised' && state !== 'captured') {
    return { kind: 'declined', message: NOT_PROCESSED }
  }
  if (state === 'declined') return { kind: 'declined', message: declineSentence(details.result) }
  return { kind: state === 'ended' ? 'released' : 'approved' }
}
