/**
 * What Payflow's ledger says of an authorisation.
 *
 * TRANSSTATE: 1 failed, 3 authorised, 6 to be settled, 7 being settled, 8 settled, 9 captured, 11 12 14 16 not settled,
 * 15 charged back. 100 more: nobody acknowledged it; 200 more: in limbo, and never settled; 1000 more: voided.
 *
 * @source PayPal, Payflow Pro Developer's Guide (2009), tables D.2 and D.3
 */
import { NoAnswer } from '../gateway.ts'
import type { TransactionState } from '../own-ledger/adapter.ts'
import { APPROVED, UNDER_REVIEW } from './results.ts'
import type { Details } from './transactions.ts'

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
