import { requiredInput } from '../../contract-error.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import type { Visit } from '../../visit.ts'
import type { AskedCart } from '../rules/access.ts'

/**
 * The cart that a call of the contract means, with who asks.
 *
 * @param name  of the argument, for the sentence when it is missing
 */
export async function askedCart(
  context: { caller(): Promise<Caller>; visit: Visit },
  id: string | null | undefined,
  name = 'cart_id',
): Promise<AskedCart> {
  return {
    id: requiredInput(id, name),
    caller: await context.caller(),
    store: context.visit.store,
  }
}
