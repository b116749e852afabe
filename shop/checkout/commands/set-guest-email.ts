import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { type CartChangeDeps, changeCartDetails } from '../../cart/commands/active-cart.ts'
import type { AskedCart } from '../../cart/rules/access.ts'
import { notForCustomers } from '../../cart/rules/refusals.ts'
import { emailProblem } from '../../customers/rules/address.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/** A customer's orders go to the address of the account. */
export async function setGuestEmail(
  deps: CartChangeDeps,
  asked: AskedCart,
  email: string,
): Promise<undefined | Refusal> {
  if (asked.caller.kind === 'customer') return notForCustomers()
  if (emailProblem(email)) return refusal('graphql-input', 'Invalid email format')
  return changeCartDetails(deps, asked, { email: tidiedEmail(email) })
}
