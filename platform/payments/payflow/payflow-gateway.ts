/**
 * Cards by PayPal Payflow Pro: an authorisation that is captured once the order is placed. What the port promises and
 * Payflow does not is kept by a ledger of the shop's own: docs/decisions/0049-payflow-keys-expire-and-it-has-no-webhooks.md
 */
import { type CardFields, type PaymentGateway, withinLimit } from '../gateway.ts'
import { withPaymentLease } from '../own-ledger/with-payment-lease.ts'
import { type Adapter, isOver, transactionOf } from './adapter.ts'
import { authorise } from './authorise.ts'
import { capture } from './capture.ts'
import { CARD_TOKEN_FORM, openCardEntry } from './card-entry.ts'
import { looksOf, movementsOf } from './movements.ts'
import { paymentReference } from './references.ts'
import { refundOnce } from './refund-once.ts'
import { endPayment } from './release.ts'
import { declineSentence } from './results.ts'
import { authorisationOf, stateAfterReview } from './transaction-state.ts'

export function createPayflowGateway(adapter: Adapter, cardFields: CardFields): PaymentGateway {
  const { ledger, transactions, timeoutMs, clock } = adapter
  return {
    isOpen: true,
    cardFields,
    isToken: (text) => CARD_TOKEN_FORM.test(text),
    openCardEntry: (request) => openCardEntry(adapter, request),
    // A check tells the last four digits of its card and no more.
    cardFingerprint: async () => undefined,
    async begin({ idempotencyKey, amountCents, reference }) {
      const paymentId = paymentReference(idempotencyKey)
      const begun = await ledger.begin(paymentId, idempotencyKey, amountCents, reference, clock.now())
      if (begun?.key === idempotencyKey && begun.amountCents === amountCents) return { paymentId }
      throw new Error(
        `Payment ${idempotencyKey} was made for ${begun?.amountCents} cents, not ${amountCents}.`,
      )
    },
    authorise: ({ paymentId, token }) =>
      withPaymentLease(adapter, 'authorise', paymentId, (entry, signal) =>
        authorise(adapter, entry, token, signal),
      ),
    find: (paymentId) =>
      withinLimit('find', timeoutMs, async (signal) => {
        const entry = await ledger.byPayment(paymentId)
        if (!entry) return undefined
        if (entry.answer === 'declined') {
          return { kind: 'declined', message: entry.message ?? declineSentence(undefined) }
        }
        const pnref = await transactionOf(adapter, entry, signal)
        if (pnref) return authorisationOf(await stateAfterReview(transactions, pnref, signal))
        const isNothingComing = !entry.askedAt || isOver(adapter, entry.askedAt)
        return entry.isEnded && isNothingComing ? { kind: 'released' } : undefined
      }),
    capture: ({ paymentId, amountCents }) =>
      withPaymentLease(adapter, 'capture', paymentId, (entry, signal) =>
        capture(adapter, entry, amountCents, signal),
      ),
    async release(paymentId) {
      // A call that is under way sees it, and voids what the bank gives it.
      await ledger.end(paymentId)
      return withPaymentLease(adapter, 'release', paymentId, (entry, signal) =>
        endPayment(adapter, entry, signal),
      )
    },
    refund: (request) =>
      withPaymentLease(adapter, 'refund', request.paymentId, (entry, signal) =>
        refundOnce(adapter, entry, request, signal),
      ),
    async movements(paymentId) {
      const entry = await ledger.byPayment(paymentId)
      if (!entry) return { refunds: [], disputes: [] }
      const looks = await looksOf(entry, await ledger.refundsOf(paymentId), (pnref) =>
        withinLimit('movements', timeoutMs, (signal) => transactions.look(pnref, signal)),
      )
      return movementsOf(entry, looks)
    },
  }
}
