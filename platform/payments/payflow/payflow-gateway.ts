/**
 * Cards by PayPal Payflow Pro: an authorisation that is captured once the order is placed. What the port promises and
 * Payflow does not is kept by a ledger of the shop's own: docs/decisions/0049-payflow-keys-expire-and-it-has-no-webhooks.md
 */
import type { CardFields, PaymentGateway } from '../gateway.ts'
import { ownLedgerGateway } from '../own-ledger/own-ledger-gateway.ts'
import type { Adapter } from './adapter.ts'
import { askBank } from './ask-bank.ts'
import { CARD_TOKEN_FORM, openCardEntry } from './card-entry.ts'
import { giveBack } from './give-back.ts'
import { movementsOf } from './movements.ts'
import { paymentReference } from './references.ts'
import { takeAmount } from './take-amount.ts'

export function createPayflowGateway(adapter: Adapter, cardFields: CardFields): PaymentGateway {
  return {
    isOpen: true,
    cardFields,
    minimumCents: 1,
    isToken: (text) => CARD_TOKEN_FORM.test(text),
    openCardEntry: (request) => openCardEntry(adapter, request),
    // A check tells the last four digits of its card and no more.
    cardFingerprint: async () => undefined,
    ...ownLedgerGateway(adapter, { paymentReference, askBank, takeAmount, giveBack, movementsOf }),
  }
}
