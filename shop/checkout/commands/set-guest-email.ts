import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { type CartChangeDeps, changeCartDetails } from '../../cart/commands/active-cart.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import { notForCustomers } from '../../cart/rules/refusals.ts'
import type { Cart } from '../../cart/store.ts'
import { emailProblem } from '../../fields/rules/address.ts'

/** A customer's orders go to the address of the account. */
export async function setGuestEmail(
  deps: CartChangeDeps,
  request: CartRequest,
  email: string,
): Promise<Cart | Refusal> {
  if (request.caller.kind === 'customer') return notForCustomers()
  if (emailProblem(email)) return refusal('graphql-input', 'Invalid email format')
  return changeCartDetails(deps, request, { email: tidiedEmail(email) })
}
