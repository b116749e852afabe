/** Stripe's Payment Element in a mode without an intent: it makes a confirmation token, and the shop asks the bank. */
import { loadStripe } from '@stripe/stripe-js/pure'
import { appearanceAt } from './appearance.ts'
import { INCOMPLETE, UNREADABLE } from './sentences.ts'

type LoadStripe = typeof loadStripe

export type ElementToken = { kind: 'token'; token: string } | { kind: 'refused'; message: string }

export interface OpenElement {
  /** @param place  is emptied when the element is closed */
  show(place: HTMLElement, heard: { ready(): void; failed(): void; changed(): void }): void
  /** The amount of the payment sheets. */
  charge(amountCents: number): void
  /** Into its first wrong field, as Stripe knows it; a field that has the focus already keeps it. */
  focus(): void
  /** @throws when Stripe did not answer */
  token(): Promise<ElementToken>
  close(): void
}

interface Options {
  publishableKey: string
  amountCents: number
}

/**
 * Fetches Stripe's script, which always comes from Stripe itself, and makes the element.
 *
 * @throws when the script cannot be fetched; the next call fetches it again
 * @source https://docs.stripe.com/payments/finalize-payments-on-the-server
 */
export async function openPaymentElement(
  { publishableKey, amountCents }: Options,
  load: LoadStripe = loadStripe,
): Promise<OpenElement> {
  const stripe = await load(publishableKey, { locale: 'en-AU' })
  if (!stripe) throw new Error('Expected Stripe.js to run in a browser')
  const elements = stripe.elements({
    mode: 'payment',
    amount: amountCents,
    currency: 'aud',
    captureMethod: 'manual',
    // Apple Pay and Google Pay are cards, too.
    allowedPaymentMethodTypes: ['card'],
    locale: 'en-AU',
    appearance: appearanceAt(document.body),
  })
  const element = elements.create('payment', {
    layout: 'tabs',
    wallets: { link: 'never' },
    defaultValues: { billingDetails: { address: { country: 'AU' } } },
  })
  let place: HTMLElement | undefined

  return {
    show(where, { ready, failed, changed }) {
      place = where
      element.on('ready', ready)
      element.on('loaderror', failed)
      element.on('change', changed)
      element.mount(where)
    },
    charge: (amount) => elements.update({ amount }),
    focus() {
      if (!place?.contains(document.activeElement)) element.focus()
    },
    async token() {
      const { error: unfinished } = await elements.submit()
      if (unfinished) return refusedFor(unfinished)
      const { confirmationToken, error } = await stripe.createConfirmationToken({ elements })
      return error ? refusedFor(error) : { kind: 'token', token: confirmationToken.id }
    },
    close: () => element.destroy(),
  }
}

interface StripeError {
  type: string
  message?: string | undefined
}

/** @throws for what says nothing of the card. @source https://docs.stripe.com/api/errors */
function refusedFor({ type, message }: StripeError): ElementToken {
  if (type === 'validation_error') return { kind: 'refused', message: INCOMPLETE }
  if (type === 'card_error') return { kind: 'refused', message: message ?? UNREADABLE }
  if (type === 'invalid_request_error') return { kind: 'refused', message: UNREADABLE }
  throw new Error(`Stripe did not make a token: ${type}`)
}
