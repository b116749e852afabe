/** What every call of the adapter needs. */
import type { Clock } from '../../clock.ts'
import { NoAnswer } from '../gateway.ts'
import type { Entry, Ledger } from './ledger.ts'
import type { Search } from './search.ts'
import type { Transactions } from './transactions.ts'

export interface Adapter {
  ledger: Ledger
  transactions: Transactions
  search: Search
  clock: Clock
  timeoutMs: number
}

/**
 * A call that was sent may reach the bank as long as it can find a nonce, which lives for 15 minutes; the lists of
 * Authorize.Net may be a little behind that.
 *
 * @source https://developer.authorize.net/api/reference/features/acceptjs.html
 */
const LATE_MS = 20 * 60_000

/** Whether a call that was sent has become a transaction by now, or never will. */
export const isOver = ({ clock }: Adapter, sentAt: Date) => clock.now().getTime() - sentAt.getTime() > LATE_MS

/**
 * The number of a payment's transaction: written down, or found by its reference after a lost answer.
 *
 * @returns undefined when the bank was not asked, or when Authorize.Net does not list it (yet)
 */
export async function transactionOf(
  { ledger, search }: Adapter,
  { paymentId, transId, askedAt, begunAt }: Entry,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (transId !== null) return transId
  if (askedAt === null) return undefined
  const found = await search(paymentId, begunAt, signal)
  if (found) await ledger.noteTransaction(paymentId, found)
  return found
}

/** Of a payment that the bank was asked for. @throws NoAnswer while Authorize.Net does not list it */
export async function knownTransactionOf(
  adapter: Adapter,
  entry: Entry,
  signal: AbortSignal,
): Promise<string> {
  const transId = await transactionOf(adapter, entry, signal)
  if (transId === undefined) throw new NoAnswer(`Payment ${entry.paymentId} is not listed.`)
  return transId
}
