import { type CartChangeDeps, changeCartDetails } from '../../cart/commands/active-cart.ts'
import { emailProblem } from '../../customers/rules/address.ts'
import { type Refusal, refusal } from '../../refusal.ts'

export async function setGuestEmail(
  deps: CartChangeDeps,
  cartId: string,
  email: string,
): Promise<undefined | Refusal> {
  if (emailProblem(email)) return refusal('graphql-input', 'Invalid email format')
  return changeCartDetails(deps, cartId, { email: email.trim() })
}
