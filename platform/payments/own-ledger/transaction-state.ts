/** How a payment stands, as the gateway's own ledger has it. */
import { NOT_PROCESSED } from '../decline-sentences.ts'
import { type Authorisation, NoAnswer } from '../gateway.ts'
import type { GatewayProtocol, TransactionState } from './adapter.ts'

/** These gateways never ask the shopper to confirm. */
export type Answer = Exclude<Authorisation, { kind: 'authentication-required' }>

type Asks<Details> = { protocol: GatewayProtocol<never, Details> }

export interface AfterReview<Details> {
  state: Exclude<TransactionState, 'review'>
  details: Details
  wasReviewed: boolean
}

/**
 * The state of a payment, once a review has ended: the shop has no order that waits for one, and so must not leave the
 * amount with the bank meanwhile.
 */
export async function stateAfterReview<Details>(
  { protocol }: Asks<Details>,
  transactionId: string,
  signal: AbortSignal,
): Promise<AfterReview<Details>> {
  const details = await detailsOf({ protocol }, transactionId, signal)
  const state = protocol.stateOf(details)
  if (state !== 'review') return { state, details, wasReviewed: false }
  for (const end of protocol.reviewEnds) {
    await end(transactionId, signal)
    const after = await detailsOf({ protocol }, transactionId, signal)
    const now = protocol.stateOf(after)
    if (now !== 'review') return { state: now, details: after, wasReviewed: true }
  }
  throw new NoAnswer(`Transaction ${transactionId} is still held for review.`)
}

/** @throws NoAnswer for a number that the gateway has given, and does not know: its ledger is behind */
export async function detailsOf<Details>(
  { protocol }: Asks<Details>,
  transactionId: string,
  signal: AbortSignal,
): Promise<Details> {
  const details = await protocol.look(transactionId, signal)
  if (!details) throw new NoAnswer(`Transaction ${transactionId} is not in the ledger yet.`)
  return details
}

export async function authorisationOf<Details>(
  { protocol }: Asks<Details>,
  transactionId: string,
  signal: AbortSignal,
): Promise<Answer> {
  const { state, details, wasReviewed } = await stateAfterReview({ protocol }, transactionId, signal)
  if (state === 'authorised' || state === 'captured') return { kind: 'approved' }
  if (wasReviewed) return { kind: 'declined', message: NOT_PROCESSED }
  if (state === 'declined') return { kind: 'declined', message: protocol.declineSentence(details) }
  return { kind: 'released' }
}
