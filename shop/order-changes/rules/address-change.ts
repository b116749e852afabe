/** Whether an order can go to another address, and what its history says of that. */
import { NO_COURIER_TO_PO_BOX, postcodeRange } from '../../cart/rules/shipping.ts'
import { type Address, addressProblems, isPoBox } from '../../fields/rules/address.ts'
import { addressLines } from '../../orders/rules/confirmation-mail.ts'

export const NOTHING_SENT = 'Nothing of this order is sent, so it has no delivery address.'

/** Of what is too large for the post. */
export const COURIER = 'Courier'

/**
 * The checks of the checkout (N-08 to N-10, K-18), for the carrier that the order has.
 *
 * @returns a sentence when it cannot
 */
export function addressRefusal(
  { carrierTitle }: { carrierTitle: string | null },
  address: Address,
  configuration: ReadonlyMap<string, string>,
): string | undefined {
  const [problem] = addressProblems(address, postcodeRange(configuration))
  if (problem) return problem.advice
  return carrierTitle === COURIER && isPoBox(address) ? NO_COURIER_TO_PO_BOX : undefined
}

/** @example 'Delivery address: Kim Marsh, 3 Hill Road, Perth WA 6000. Before: Robin Marsh, 12 Harbour Street, Ballina NSW 2478.' */
export function addressChangeInWords(before: Address, after: Address): string {
  const line = (address: Address) => addressLines(address).join(', ')
  const words = `Delivery address: ${line(after)}. Before: ${line(before)}.`
  return before.telephone === after.telephone ? words : `${words} Telephone: ${after.telephone}.`
}
