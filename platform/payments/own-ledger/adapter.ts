/** What the shared calls need of a gateway that the shop keeps a ledger beside. */
import type { Clock } from '../../clock.ts'
import { NoAnswer } from '../gateway.ts'
import type { PaymentEntry, PaymentsLedger } from './entries.ts'

/** What the gateway's own ledger says of an authorisation. */
export type TransactionState = 'authorised' | 'captured' | 'review' | 'ended' | 'declined'

/** The gateway's protocol, as far as it differs. */
export interface GatewayProtocol<Entry extends PaymentEntry, Details> {
  /** No call that was sent is on its way for longer, and what it came to is listed by then. */
  lateMs: number
  /**
   * For how long a call that is sent again gets the first one's answer. Afterwards, and always where this is undefined, what
   * was sent is looked for first.
   */
  repeatMs: number | undefined
  /** Undefined for a number that the gateway does not know (yet). */
  look(transactionId: string, signal: AbortSignal): Promise<Details | undefined>
  /** The number of an authorisation whose answer was lost, by the payment's reference; undefined while it is not listed. */
  findLost(entry: Entry & { askedAt: Date }, signal: AbortSignal): Promise<string | undefined>
  /** @throws NoAnswer for a state that says nothing for good */
  stateOf(details: Details): TransactionState
  /** For the shopper, of an authorisation that was declined. */
  declineSentence(details: Details): string
  /** Ways to end what a fraud filter holds, tried in this order until the hold is over. */
  reviewEnds: readonly ((transactionId: string, signal: AbortSignal) => Promise<unknown>)[]
  void(entry: Entry, transactionId: string, signal: AbortSignal): Promise<{ isDone: boolean; reason: string }>
}

export interface LedgerAdapter<Entry extends PaymentEntry, Details> {
  ledger: PaymentsLedger<Entry>
  protocol: GatewayProtocol<Entry, Details>
  clock: Clock
  /** How long the shop waits for each try. */
  timeoutMs: number
}

type Timing = Pick<LedgerAdapter<PaymentEntry, unknown>, 'clock'> & {
  protocol: { lateMs: number; repeatMs: number | undefined }
}

const ageMs = ({ clock }: Timing, sentAt: Date) => clock.now().getTime() - sentAt.getTime()

/** Whether a call that was sent has become a transaction by now, or never will. */
export const isOver = (adapter: Timing, sentAt: Date) => ageMs(adapter, sentAt) > adapter.protocol.lateMs

/** Whether a call that was sent may be sent again, and gets its first answer. */
export const isRepeatable = (adapter: Timing, sentAt: Date) => {
  const { repeatMs } = adapter.protocol
  return repeatMs !== undefined && ageMs(adapter, sentAt) <= repeatMs
}

/**
 * The number of a payment's authorisation: written down, or found by its reference after a lost answer.
 *
 * @returns undefined when the bank was not asked, or when the gateway does not list it (yet)
 */
export async function transactionOf<Entry extends PaymentEntry>(
  { ledger, protocol }: LedgerAdapter<Entry, unknown>,
  entry: Entry,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { paymentId, transactionId, askedAt } = entry
  if (transactionId !== null) return transactionId
  if (askedAt === null) return undefined
  const found = await protocol.findLost({ ...entry, askedAt }, signal)
  if (found) await ledger.noteTransaction(paymentId, found)
  return found
}

/** Of a payment that the bank was asked for. @throws NoAnswer while the gateway does not list it */
export async function knownTransactionOf<Entry extends PaymentEntry>(
  adapter: LedgerAdapter<Entry, unknown>,
  entry: Entry,
  signal: AbortSignal,
): Promise<string> {
  const transactionId = await transactionOf(adapter, entry, signal)
  if (transactionId === undefined) throw new NoAnswer(`Payment ${entry.paymentId} is not listed.`)
  return transactionId
}
