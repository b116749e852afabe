import { contractError } from '../../api/contract-error.ts'
import { refusal } from '../../api/refusal.ts'
import type { Caller, CustomerCaller } from '../rules/caller.ts'

/**
 * The customer who asks.
 *
 * @throws GraphQLError of the category graphql-authorization for a guest: clients sign the shopper out on it
 */
export async function signedIn(context: { caller(): Promise<Caller> }): Promise<CustomerCaller> {
  const caller = await context.caller()
  if (caller.kind === 'customer') return caller
  throw contractError(refusal('graphql-authorization', "The current customer isn't authorized."))
}
