/** Card numbers belong in the gateway's card fields; typed anywhere else they would be stored with the order. */
import { holdsCardNumber } from '#packages/card-number/card-number.ts'
import { type Refusal, refusal } from '../../refusal.ts'

export const CARD_NUMBER =
  'This looks like a card number, so we have not kept it. Please remove it: card details belong in the card fields of the checkout only.'

/**
 * Why what a shopper typed cannot be kept; undefined when it can.
 *
 * @param typed  texts, or objects and lists of them; what belongs to two fields is never read as one number
 */
export function cardNumberRefusal(typed: unknown): Refusal | undefined {
  return holdsCardNumber(JSON.stringify(typed) ?? '') ? refusal('graphql-input', CARD_NUMBER) : undefined
}
