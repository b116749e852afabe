/** The port, kept by a ledger of the shop's own where the gateway itself does not promise what it says. */
import {
  type Capture,
  type Movements,
  type PaymentGateway,
  type Refund,
  type RefundRequest,
  withinLimit,
} from '../gateway.ts'
import { isOver, type LedgerAdapter, transactionOf } from './adapter.ts'
import { type Asked, answerOf, authorise } from './authorise.ts'
import { capture } from './capture.ts'
import type { PaymentEntry, RefundEntry, RefundsLedger } from './entries.ts'
import { refundOnce } from './refund-once.ts'
import { endPayment } from './release.ts'
import { authorisationOf } from './transaction-state.ts'
import { withPaymentLease } from './with-payment-lease.ts'

/** How one gateway moves money. Each call but the last is made alone among those of its payment. */
export interface Calls<Adapter, Entry extends PaymentEntry, Refunded extends RefundEntry, Details> {
  /** The same reference for the same key. */
  paymentReference(key: string): string
  /** See `authorise`. */
  askBank(adapter: Adapter, entry: Entry, token: string, signal: AbortSignal): Promise<Asked>
  /** See `capture`. */
  takeAmount(
    adapter: Adapter,
    entry: Entry,
    transactionId: string,
    amountCents: number,
    signal: AbortSignal,
  ): Promise<Capture>
  /** See `refundOnce`. */
  giveBack(
    adapter: Adapter,
    entry: Entry,
    request: RefundRequest,
    earlier: Refunded | undefined,
    signal: AbortSignal,
  ): Promise<Refund>
  /** @param look  asks for a transaction, each within a time limit of its own */
  movementsOf(
    adapter: Adapter,
    entry: Entry,
    look: (transactionId: string) => Promise<Details | undefined>,
  ): Promise<Movements>
}

export function ownLedgerGateway<
  Entry extends PaymentEntry,
  Refunded extends RefundEntry,
  Details,
  Adapter extends LedgerAdapter<Entry, Details> & { ledger: RefundsLedger<Refunded> },
>(
  adapter: Adapter,
  calls: Calls<Adapter, Entry, Refunded, Details>,
): Omit<
  PaymentGateway,
  'isOpen' | 'cardFields' | 'minimumCents' | 'isToken' | 'openCardEntry' | 'cardFingerprint'
> {
  const { ledger, protocol, timeoutMs, clock } = adapter
  return {
    async begin({ idempotencyKey: key, amountCents, reference: description }) {
      const paymentId = calls.paymentReference(key)
      const begunCents = await ledger.begin({ paymentId, key, amountCents, description, at: clock.now() })
      if (begunCents === amountCents) return { paymentId }
      throw new Error(`Payment ${key} was made for ${begunCents} cents, not ${amountCents}.`)
    },
    authorise: ({ paymentId, token }) =>
      withPaymentLease(adapter, 'authorise', paymentId, (entry, signal) =>
        authorise(adapter, entry, () => calls.askBank(adapter, entry, token, signal), signal),
      ),
    find: (paymentId) =>
      withinLimit('find', timeoutMs, async (signal) => {
        const entry = await ledger.byPayment(paymentId)
        if (!entry) return undefined
        if (entry.answer === 'declined') return answerOf(entry)
        const transactionId = await transactionOf(adapter, entry, signal)
        if (transactionId) return authorisationOf(adapter, transactionId, signal)
        const isNothingComing = !entry.askedAt || isOver(adapter, entry.askedAt)
        return entry.isEnded && isNothingComing ? { kind: 'released' } : undefined
      }),
    capture: ({ paymentId, amountCents }) =>
      withPaymentLease(adapter, 'capture', paymentId, (entry, signal) => {
        const take = (transactionId: string) =>
          calls.takeAmount(adapter, entry, transactionId, amountCents, signal)
        return capture(adapter, entry, amountCents, take, signal)
      }),
    async release(paymentId) {
      // A call that is under way sees it, and voids what the bank gives it.
      await ledger.end(paymentId)
      return withPaymentLease(adapter, 'release', paymentId, (entry, signal) =>
        endPayment(adapter, entry, signal),
      )
    },
    refund: (request) =>
      withPaymentLease(adapter, 'refund', request.paymentId, (entry, signal) =>
        refundOnce(ledger, request, (earlier) => calls.giveBack(adapter, entry, request, earlier, signal)),
      ),
    async movements(paymentId) {
      const entry = await ledger.byPayment(paymentId)
      if (!entry) return { refunds: [], disputes: [] }
      return calls.movementsOf(adapter, entry, (transactionId) =>
        withinLimit('movements', timeoutMs, (signal) => protocol.look(transactionId, signal)),
      )
    },
  }
}
