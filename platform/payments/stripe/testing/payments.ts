/** The life of a PaymentIntent. @source https://docs.stripe.com/payments/paymentintents/lifecycle */
import { invalid, missing, Refused } from './answers.ts'
import type { Cards } from './cards.ts'
import { type Fields, groupOf, textOf } from './form.ts'
import type { Intent, SimulatedLedger } from './simulated-ledger.ts'

export function intentOf({ intents }: SimulatedLedger, id: string): Intent {
  const intent = intents.get(id)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

export function createIntent({ intents, newId, announce }: SimulatedLedger, fields: Fields): Intent {
  const amount = Number(textOf(fields, 'amount'))
  if (!Number.isSafeInteger(amount) || amount < 50) throw invalid('Amount must be at least 50 cents.')
  const intent: Intent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    currency: textOf(fields, 'currency') ?? '',
    status: 'requires_payment_method',
    capture_method: textOf(fields, 'capture_method') ?? 'automatic',
    metadata: groupOf(fields, 'metadata'),
    next_action: null,
    last_payment_error: null,
    payment_method: null,
  }
  intents.set(intent.id, intent)
  announce('payment_intent.created', intent)
  return intent
}

export function confirmIntent(
  ledger: SimulatedLedger,
  cards: Cards,
  { id, fields, url }: { id: string; fields: Fields; url: string },
): Intent {
  const intent = intentOf(ledger, id)
  expectState(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'])
  const token = textOf(fields, 'confirmation_token') ?? textOf(fields, 'payment_method') ?? ''
  const behaviour = cards.behaviourOf(token)
  cards.use(token)
  intent.payment_method = token
  if (behaviour.challenge) {
    intent.status = 'requires_action'
    const redirect = { url: `${url}/authenticate/${id}`, return_url: textOf(fields, 'return_url') ?? '' }
    // A confirmation token leaves it to the library in the browser, unless the request says otherwise.
    const isForLibrary = (textOf(fields, 'use_stripe_sdk') ?? String(token.startsWith('ctoken_'))) === 'true'
    intent.next_action = isForLibrary
      ? { type: 'use_stripe_sdk' }
      : { type: 'redirect_to_url', redirect_to_url: redirect }
    ledger.announce('payment_intent.requires_action', intent)
    return intent
  }
  if (behaviour.decline) throw declineIntent(ledger, intent, behaviour.decline)
  return authoriseIntent(ledger, intent)
}

/** The shopper has answered on the bank's page. @returns where the bank sends the browser */
export function answerChallenge(
  ledger: SimulatedLedger,
  cards: Cards,
  id: string,
  decision: 'approve' | 'fail',
): string {
  const intent = intentOf(ledger, id)
  const action = intent.next_action
  const back = new URL(action?.type === 'redirect_to_url' ? action.redirect_to_url.return_url : 'about:blank')
  expectState(intent, ['requires_action'])
  const { decline } = cards.behaviourOf(intent.payment_method ?? '')
  if (decision === 'fail') declineIntent(ledger, intent, { code: 'payment_intent_authentication_failure' })
  else if (decline) declineIntent(ledger, intent, decline)
  else authoriseIntent(ledger, intent)
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('payment_intent_client_secret', `${id}_secret_x`)
  back.searchParams.set('redirect_status', intent.status === 'requires_capture' ? 'succeeded' : 'failed')
  return back.href
}

export function captureIntent(ledger: SimulatedLedger, id: string, fields: Fields): Intent {
  const intent = intentOf(ledger, id)
  expectState(intent, ['requires_capture'])
  const amount = Number(textOf(fields, 'amount_to_capture') ?? intent.amount)
  if (amount > intent.amount_capturable) {
    throw invalid('The amount is greater than what can be captured.', { code: 'amount_too_large' })
  }
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  ledger.announce('payment_intent.succeeded', intent)
  ledger.announce('charge.captured', { object: 'charge', payment_intent: id })
  return intent
}

export function cancelIntent(ledger: SimulatedLedger, id: string): Intent {
  const intent = intentOf(ledger, id)
  expectState(intent, [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
  ])
  if (intent.status === 'requires_capture') {
    // Stripe writes down a voided amount as a refund.
    const refund = { id: ledger.newId('re'), object: 'refund' as const, metadata: {} }
    ledger.refunds.push({ ...refund, amount: intent.amount, payment_intent: id, status: 'succeeded' })
  }
  Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null })
  ledger.announce('payment_intent.canceled', intent)
  return intent
}

function authoriseIntent({ announce }: SimulatedLedger, intent: Intent): Intent {
  Object.assign(intent, {
    status: 'requires_capture',
    amount_capturable: intent.amount,
    next_action: null,
    last_payment_error: null,
  })
  announce('payment_intent.amount_capturable_updated', intent)
  return intent
}

function declineIntent(
  { announce }: SimulatedLedger,
  intent: Intent,
  decline: { code: string; decline_code?: string },
): Refused {
  const error = { type: 'card_error' as const, message: 'The card was declined.', ...decline }
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  })
  announce('payment_intent.payment_failed', intent)
  return new Refused(402, { ...error, payment_intent: intent })
}

function expectState({ status }: Intent, states: readonly string[]): void {
  if (states.includes(status)) return
  throw invalid(`This PaymentIntent has the status ${status}.`, { code: 'payment_intent_unexpected_state' })
}
