import { requiredInput } from '../../api/contract-error.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import type { Visit } from '../../request/visit.ts'
import type { CartRequest } from '../rules/access.ts'

/**
 * Which cart an API call means, and who asks.
 *
 * @param name  of the argument, for the sentence when it is missing
 */
export async function cartRequest(
  context: { caller(): Promise<Caller>; visit: Visit },
  id: string | null | undefined,
  name = 'cart_id',
): Promise<CartRequest> {
  return {
    id: requiredInput(id, name),
    caller: await context.caller(),
    store: context.visit.store,
  }
}
