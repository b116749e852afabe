import type { Capture } from '../gateway.ts'
import { knownTransactionOf, type LedgerAdapter } from './adapter.ts'
import type { PaymentEntry } from './entries.ts'

/**
 * Captures the amount of an authorisation that the gateway knows.
 *
 * @param take  asks the gateway, and writes down what it took
 * @throws Error for more than was authorised
 * @throws NoAnswer while an authorisation that was asked for is not listed
 */
export async function capture<Entry extends PaymentEntry>(
  adapter: LedgerAdapter<Entry, unknown>,
  entry: Entry,
  amountCents: number,
  take: (transactionId: string) => Promise<Capture>,
  signal: AbortSignal,
): Promise<Capture> {
  const { paymentId, transactionId, answer, askedAt } = entry
  if (amountCents > entry.amountCents) {
    throw new Error(
      `Payment ${paymentId} is for ${entry.amountCents} cents; ${amountCents} cannot be captured.`,
    )
  }
  if (transactionId === null && (answer || !askedAt)) {
    return { kind: 'refused', reason: 'Nothing is authorised for this payment.' }
  }
  return take(await knownTransactionOf(adapter, entry, signal))
}
