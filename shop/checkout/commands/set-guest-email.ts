import { type CartChangeDeps, changeActiveCart } from '../../cart/commands/active-cart.ts'
import { changeCart } from '../../cart/store.ts'
import { emailProblem } from '../../customers/rules/address.ts'
import { type Refusal, refusal } from '../../refusal.ts'

export async function setGuestEmail(
  deps: CartChangeDeps,
  cartId: string,
  email: string,
): Promise<undefined | Refusal> {
  if (emailProblem(email)) return refusal('graphql-input', 'Invalid email format')
  return changeActiveCart(deps, cartId, (tx) =>
    changeCart(tx, cartId, { email: email.trim() }, deps.clock.now()),
  )
}
