/** Stripe's documented test cards. @source https://docs.stripe.com/testing */
import { missing } from './answers.ts'

export interface CardBehaviour {
  /** What the bank says at once; undefined approves. */
  decline?: { code: string; decline_code?: string }
  /** The bank wants the shopper to confirm first. */
  challenge?: boolean
  /** A refund that is accepted and comes back later. */
  refundFails?: boolean
}

const declined = (decline_code: string): CardBehaviour => ({
  decline: { code: 'card_declined', decline_code },
})

export const testCards: Record<string, CardBehaviour> = {
  '4242424242424242': {},
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined('card_velocity_exceeded'),
  '4100000000000019': declined('fraudulent'),
  '4000000000000069': { decline: { code: 'expired_card', decline_code: 'expired_card' } },
  '4000000000000127': { decline: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' } },
  '4000000000000119': { decline: { code: 'processing_error', decline_code: 'processing_error' } },
  '4000002760003184': { challenge: true },
  '4000008400001629': { ...declined('generic_decline'), challenge: true },
  '4000000000005126': { refundFails: true },
}

export interface Cards {
  /** What Stripe's card fields do with a number: @returns a token */
  tokenise(number: string, kind?: 'pm' | 'ctoken'): string
  behaviourOf(token: string): CardBehaviour
  fingerprintOf(token: string): string
  /** Marks a confirmation token, which is good once, as used. */
  use(token: string): void
}

export function createCards(newId: (prefix: string) => string): Cards {
  const numbers = new Map<string, string>()
  const used = new Set<string>()
  const numberOf = (token: string) => {
    const number = numbers.get(token)
    if (number !== undefined) return number
    const isPayment = token.startsWith('pm_')
    throw isPayment
      ? missing('PaymentMethod', token, 'payment_method')
      : missing('confirmation token', token, 'confirmation_token')
  }
  return {
    tokenise(number, kind = 'pm') {
      if (!testCards[number]) throw new Error(`${number} is no test card`)
      const token = newId(kind)
      numbers.set(token, number)
      return token
    },
    behaviourOf: (token) => testCards[numberOf(token)] ?? {},
    fingerprintOf: (token) => `fp${[...numberOf(token)].toReversed().join('')}`.slice(0, 16),
    use(token) {
      if (!token.startsWith('ctoken_')) return
      if (used.has(token)) throw missing('unused confirmation token', token, 'confirmation_token')
      used.add(token)
    },
  }
}
