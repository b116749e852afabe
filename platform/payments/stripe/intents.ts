/** What a PaymentIntent says of a payment, in the words of the port. */
import type Stripe from 'stripe'
import { DECLINED_PLAINLY } from '../decline-sentences.ts'
import { type Authorisation, NoAnswer } from '../gateway.ts'
import { declineSentence } from './declines.ts'

/**
 * @returns undefined while no bank was asked
 * @throws NoAnswer while the bank has not answered
 * @source https://docs.stripe.com/payments/paymentintents/lifecycle
 */
export function authorisationOf(intent: Stripe.PaymentIntent): Authorisation | undefined {
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return { kind: 'approved' }
    case 'requires_action': {
      const redirectUrl = intent.next_action?.redirect_to_url?.url
      // Without an address there is nothing that a page of the shop could lead to.
      return redirectUrl
        ? { kind: 'authentication-required', redirectUrl }
        : { kind: 'declined', message: DECLINED_PLAINLY }
    }
    case 'canceled':
      return { kind: 'released' }
    case 'requires_payment_method': {
      const error = intent.last_payment_error
      return error ? { kind: 'declined', message: declineSentence(error) } : undefined
    }
    case 'requires_confirmation':
      return undefined
    default:
      throw new NoAnswer(`Payment ${intent.id} is ${intent.status}.`)
  }
}
