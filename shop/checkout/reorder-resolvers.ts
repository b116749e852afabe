import { requiredInput } from '../api/contract-error.ts'
import { changedCartResult } from '../cart/commands/cart-result.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { CheckoutUserInputErrorCodes, Resolvers } from '../generated/resolvers.ts'
import { reorder } from './commands/reorder.ts'

/** Codes of cart lines that the contract has for reordering too. */
const SHARED: readonly CheckoutUserInputErrorCodes[] = [
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
]

export const reorderResolvers: Resolvers = {
  Mutation: {
    async reorderItems(_, { orderNumber }, context) {
      const customer = await signedIn(context)
      const number = requiredInput(orderNumber, 'orderNumber')
      const { cart, change } = await changedCartResult(
        context,
        await reorder(context, customer, number, context.visit.store),
      )
      const userInputErrors = change.problems.map(({ code, message }) => ({
        code: SHARED.find((shared) => shared === code) ?? ('UNDEFINED' as const),
        message,
        path: ['orderNumber'],
      }))
      return { cart, userInputErrors }
    },
  },
}
