/**
 * Cards by Authorize.Net: an authorisation that is captured once the order is placed. What the port promises and
 * Authorize.Net does not is kept by a ledger of the shop's own: docs/decisions/0044-authorize-net-keeps-no-keys.md
 */
import { type CardFields, type PaymentGateway, withinLimit } from '../gateway.ts'
import { withPaymentLease } from '../own-ledger/with-payment-lease.ts'
import { type Adapter, isOver, transactionOf } from './adapter.ts'
import { authorise } from './authorise.ts'
import { capture } from './capture.ts'
import { declineSentence } from './declines.ts'
import { movementsOf } from './movements.ts'
import { paymentReference } from './references.ts'
import { refundOnce } from './refund-once.ts'
import { endPayment } from './release.ts'
import { authorisationOf, stateAfterReview } from './transaction-state.ts'

/**
 * The nonce of Accept.js: JSON in base64. No text with six digits in a row is one: every fourth character of it is a
 * letter, and it may not hold a card number.
 */
const NONCE = /^eyJ(?![\w+/=]*\d{6})[0-9A-Za-z+/]{40,800}={0,2}$/

export function createAuthorizeNetGateway(adapter: Adapter, cardFields: CardFields): PaymentGateway {
  const { ledger, transactions, timeoutMs, clock } = adapter
  return {
    isOpen: true,
    cardFields,
    isToken: (text) => NONCE.test(text),
    // A nonce tells nothing of its card, before it is used or after.
    cardFingerprint: async () => undefined,
    async begin({ idempotencyKey, amountCents, reference }) {
      const paymentId = paymentReference(idempotencyKey)
      const begunCents = await ledger.begin(paymentId, amountCents, reference, clock.now())
      if (begunCents === amountCents) return { paymentId }
      throw new Error(`Payment ${idempotencyKey} was made for ${begunCents} cents, not ${amountCents}.`)
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
        const transId = await transactionOf(adapter, entry, signal)
        if (transId) return authorisationOf(await stateAfterReview(transactions, transId, signal))
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
      return movementsOf(adapter, entry, (transId) =>
        withinLimit('movements', timeoutMs, (signal) => transactions.details(transId, signal)),
      )
    },
  }
}
