/** What every call of the adapter needs. */
import type { Clock } from '../../clock.ts'
import { NoAnswer } from '../gateway.ts'
import type { Ledger } from './ledger.ts'
import type { Entry } from './ledger-tables.ts'
import type { Transactions } from './transactions.ts'

export interface Adapter {
  ledger: Ledger
  transactions: Transactions
  clock: Clock
  timeoutMs: number
}

/** No call that was sent is on its way for longer, and Payflow's ledger is not further behind. */
const LATE_MS = 20 * 60_000
/**
 * Payflow keeps the ids of requests for 30 days at least, and means them for repetitions within "a few minutes to a few
 * hours". After this, what was sent is looked for in its ledger first.
 *
 * @source PayPal, Payflow Gateway Developer Guide and Reference (2014), Payflow Header Parameters
 */
const REPEAT_MS = 60 * 60_000

/** Whether a call that was sent has become a transaction by now, or never will. */
export const isOver = ({ clock }: Adapter, sentAt: Date) => clock.now().getTime() - sentAt.getTime() > LATE_MS

/** Whether the id of a request that was sent may have expired since. */
export const isOld = ({ clock }: Adapter, sentAt: Date) =>
  clock.now().getTime() - sentAt.getTime() > REPEAT_MS

/**
 * The number of a payment's authorisation: written down, or found by its reference after a lost answer.
 *
 * @returns undefined when the bank was not asked, or when Payflow does not know it (yet)
 */
export async function transactionOf(
  { ledger, transactions }: Adapter,
  { paymentId, pnref, askedAt, amountCents }: Entry,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (pnref !== null) return pnref
  if (askedAt === null) return undefined
  const found = await transactions.lookFor(paymentId, askedAt, signal)
  // Staff may have given the reference to something else in Payflow's console.
  if (!found || found.cents !== amountCents) return undefined
  await ledger.noteTransaction(paymentId, found.pnref)
  return found.pnref
}

/** Of a payment that the bank was asked for. @throws NoAnswer while Payflow does not know it */
export async function knownTransactionOf(
  adapter: Adapter,
  entry: Entry,
  signal: AbortSignal,
): Promise<string> {
  const pnref = await transactionOf(adapter, entry, signal)
  if (pnref === undefined) throw new NoAnswer(`Payment ${entry.paymentId} is not in the ledger.`)
  return pnref
}
