/** Cards by Stripe: PaymentIntents that are authorised first and captured once the order is placed. */
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { DECLINED_PLAINLY, UNREADABLE } from '../decline-sentences.ts'
import {
  AlreadyCaptured,
  type Authorisation,
  type AuthoriseRequest,
  type Capture,
  type PaymentGateway,
} from '../gateway.ts'
import { isLive } from '../stripe-settings.ts'
import { ask, isMissing, isOtherState, orMissing } from './ask.ts'
import { declineSentence } from './declines.ts'
import { authorisationOf } from './intents.ts'
import { movementsOf } from './movements.ts'
import { refundOnce } from './refund-once.ts'
import { returnAddress } from './return-address.ts'

const { errors } = Stripe

/**
 * A payment method or a confirmation token of Stripe's card fields. No text with twelve digits in a row is one: it may
 * hold a card number.
 */
const TOKEN = /^(?:pm|ctoken)_(?!\w*\d{12})[0-9A-Za-z]{14,64}$/
const isConfirmationToken = (token: string) => token.startsWith('ctoken_')

interface Options {
  /** How long the shop waits for each try. */
  timeoutMs: number
  publishableKey: string
}

/** Of AUD: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, read in November 2026. */
const MINIMUM_CENTS = 50

export function createStripeGateway(stripe: Stripe, { timeoutMs, publishableKey }: Options): PaymentGateway {
  const intents = stripe.paymentIntents
  const within = <Answer>(call: string, work: () => Promise<Answer>) => ask(call, timeoutMs, work)

  return {
    isOpen: true,
    cardFields: { gateway: 'stripe', publishableKey, isSandbox: !isLive(publishableKey) },
    minimumCents: MINIMUM_CENTS,
    isToken: (text) => TOKEN.test(text),
    cardFingerprint: (token) => within('cardFingerprint', () => fingerprintOf(stripe, token)),
    begin: ({ idempotencyKey, amountCents, currency, reference }) =>
      within('begin', async () => {
        const { id } = await intents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description: reference,
            metadata: { payment: idempotencyKey },
          },
          { idempotencyKey: `begin-${idempotencyKey}` },
        )
        return { paymentId: id }
      }),
    authorise: (request) => within('authorise', () => authorise(stripe, request)),
    find: (paymentId) =>
      within('find', async () => {
        const intent = await orMissing(intents.retrieve(paymentId))
        return intent && authorisationOf(intent)
      }),
    capture: ({ paymentId, amountCents }) => {
      // Stripe captures a payment once, whatever the key: one serves both tries of this call.
      const idempotencyKey = `capture-${randomUUID()}`
      return within('capture', async (): Promise<Capture> => {
        try {
          await intents.capture(paymentId, { amount_to_capture: amountCents }, { idempotencyKey })
          return { kind: 'captured' }
        } catch (error) {
          if (error instanceof errors.StripeCardError) {
            return { kind: 'refused', reason: error.decline_code ?? error.code ?? 'card_declined' }
          }
          if (isExpired(error)) return { kind: 'refused', reason: 'The authorisation has expired.' }
          if (isOtherState(error)) return captureOf(await intents.retrieve(paymentId), amountCents)
          throw error
        }
      })
    },
    release: (paymentId) => {
      const idempotencyKey = `release-${randomUUID()}`
      return within('release', async () => {
        try {
          await intents.cancel(paymentId, {}, { idempotencyKey })
        } catch (error) {
          if (!isOtherState(error)) throw error
          const { status } = await intents.retrieve(paymentId)
          if (status === 'succeeded') throw new AlreadyCaptured(paymentId)
          if (status !== 'canceled') throw error
        }
      })
    },
    refund: (request) => within('refund', () => refundOnce(stripe, request)),
    movements: (paymentId) => within('movements', () => movementsOf(stripe, paymentId)),
  }
}

async function authorise(
  stripe: Stripe,
  { idempotencyKey, paymentId, token, returnUrls }: AuthoriseRequest,
): Promise<Authorisation> {
  const card = isConfirmationToken(token) ? { confirmation_token: token } : { payment_method: token }
  try {
    const intent = await stripe.paymentIntents.confirm(
      paymentId,
      // A confirmation token asks for a library in the browser; the shop leads to the bank's page itself.
      { ...card, return_url: returnAddress(returnUrls), use_stripe_sdk: false },
      { idempotencyKey: `authorise-${idempotencyKey}` },
    )
    return decided(authorisationOf(intent))
  } catch (error) {
    if (error instanceof errors.StripeCardError) return { kind: 'declined', message: declineSentence(error) }
    // A key expires after a day, and a released payment cannot be confirmed: how it stands is the answer.
    if (isOtherState(error)) {
      return decided(authorisationOf(await stripe.paymentIntents.retrieve(paymentId)))
    }
    if (isAboutToken(error)) return { kind: 'declined', message: UNREADABLE }
    throw error
  }
}

const decided = (answer: Authorisation | undefined): Authorisation =>
  answer ?? { kind: 'declined', message: DECLINED_PLAINLY }

/** The token is unknown, used up, or of another account. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.StripeInvalidRequestError)) return false
  return error.param === 'payment_method' || error.param === 'confirmation_token'
}

/** @source https://docs.stripe.com/error-codes */
function isExpired(error: unknown): boolean {
  return error instanceof errors.StripeError && EXPIRED.has(error.code ?? '')
}
const EXPIRED: ReadonlySet<string> = new Set([
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
])

function captureOf({ id, status, amount_received: received }: Stripe.PaymentIntent, cents: number): Capture {
  if (status !== 'succeeded') return { kind: 'refused', reason: `The payment is ${status}.` }
  if (received === cents) return { kind: 'captured' }
  throw new Error(`Payment ${id} was captured for ${received} cents, not ${cents}.`)
}

async function fingerprintOf(stripe: Stripe, token: string): Promise<string | undefined> {
  try {
    const card = isConfirmationToken(token)
      ? (await stripe.confirmationTokens.retrieve(token)).payment_method_preview?.card
      : (await stripe.paymentMethods.retrieve(token)).card
    return card?.fingerprint ?? undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
