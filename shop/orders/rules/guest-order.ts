/** Who may read an order without signing in: whoever knows its number, its e-mail, and the name or postcode on it. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import type { Address } from '../../fields/rules/address.ts'

export interface OrderClaim {
  number: string
  email: string
  lastname?: string | null | undefined
  postcode?: string | null | undefined
  order_type?: string | null | undefined
}

export function isGuestsOrder(
  order: { email: string; billingAddress: Address },
  claim: Omit<OrderClaim, 'number'>,
): boolean {
  if (!isOrderOf(order, claim.email)) return false
  const { lastName, postcode } = order.billingAddress
  // Older clients send the postcode, newer ones the last name; one of the two must be given and match.
  return isSame(claim.lastname, lastName, tidiedText) || isSame(claim.postcode, postcode, tidiedPostcode)
}

export function isOrderOf(order: { email: string }, email: string): boolean {
  return isSame(email, order.email, tidiedEmail)
}

/** The shop's four order pages pass their own code along (CA-86); the shop does not interpret it. */
const ORDER_TYPES = ['es', 'cp', 'bcpb', 'bps']

export function isOrderType(text: string): boolean {
  return ORDER_TYPES.includes(text)
}

function isSame(
  claimed: string | null | undefined,
  known: string,
  tidied: (text: string) => string,
): boolean {
  return known !== '' && tidied(claimed ?? '').toLowerCase() === tidied(known).toLowerCase()
}
