/**
 * Cards by Authorize.Net: an authorisation that is captured once the order is placed. What the port promises and
 * Authorize.Net does not is kept by a ledger of the shop's own: docs/decisions/0044-authorize-net-keeps-no-keys.md
 */
import type { CardFields, PaymentGateway } from '../gateway.ts'
import { ownLedgerGateway } from '../own-ledger/own-ledger-gateway.ts'
import type { Adapter } from './adapter.ts'
import { askBank } from './ask-bank.ts'
import { giveBack } from './give-back.ts'
import { movementsOf } from './movements.ts'
import { paymentReference } from './references.ts'
import { takeAmount } from './take-amount.ts'

/**
 * The nonce of Accept.js: JSON in base64. No text with six digits in a row is one: every fourth character of it is a
 * letter, and it may not hold a card number.
 */
const NONCE = /^eyJ(?![\w+/=]*\d{6})[0-9A-Za-z+/]{40,800}={0,2}$/

export function createAuthorizeNetGateway(adapter: Adapter, cardFields: CardFields): PaymentGateway {
  return {
    isOpen: true,
    cardFields,
    minimumCents: 1,
    isToken: (text) => NONCE.test(text),
    // A nonce tells nothing of its card, before it is used or after.
    cardFingerprint: async () => undefined,
    ...ownLedgerGateway(adapter, { paymentReference, askBank, takeAmount, giveBack, movementsOf }),
  }
}
