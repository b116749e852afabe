/** Who may read an order without signing in: whoever knows its number, its e-mail, and the name or postcode on it. */
import type { Address } from '../../customers/rules/address.ts'

export function isGuestsOrder(
  order: { email: string; billingAddress: Address },
  claim: { email: string; lastname?: string | null; postcode?: string | null },
): boolean {
  if (!isSame(claim.email, order.email)) return false
  const { lastName, postcode } = order.billingAddress
  // Older clients know the order by its postcode, newer ones by its last name; one of the two must be given and fit.
  return isSame(claim.lastname, lastName) || isSame(claim.postcode, postcode)
}

function isSame(claimed: string | null | undefined, known: string): boolean {
  return known !== '' && claimed?.trim().toLowerCase() === known.trim().toLowerCase()
}
