import { type Refusal, refusal } from '../../refusal.ts'
import type { CartDetails } from '../store.ts'
import { type CartChangeDeps, changeCartDetails } from './active-cart.ts'

const LONGEST_MESSAGE = 1000

/** Saves the comment and the gift message; what is left out stays, an empty text clears it. */
export async function changeDetails(
  deps: CartChangeDeps,
  cartId: string,
  messages: { orderComment?: string | null; giftMessage?: string | null },
): Promise<undefined | Refusal> {
  const texts = Object.values(messages)
  if (texts.some((text) => text && text.length > LONGEST_MESSAGE)) {
    return refusal('graphql-input', `Please use at most ${LONGEST_MESSAGE} characters.`)
  }
  const details: CartDetails = {}
  if (messages.orderComment != null) details.orderComment = messages.orderComment.trim() || null
  if (messages.giftMessage != null) details.giftMessage = messages.giftMessage.trim() || null
  return changeCartDetails(deps, cartId, details)
}
