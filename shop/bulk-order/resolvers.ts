import { accepted } from '../api/contract-error.ts'
import { cartResult } from '../cart/commands/cart-result.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { BulkOrderMessage, Resolvers } from '../generated/resolvers.ts'
import { addBulkOrderToCart } from './commands/add-bulk-order.ts'
import type { FileProblem } from './rules/columns.ts'

export const bulkOrderResolvers: Resolvers = {
  Mutation: {
    async addBulkOrderToCart(_, { input: { csv, photos } }, context) {
      const caller = await signedIn(context)
      const { store } = context.visit
      const result = accepted(
        await addBulkOrderToCart(context, caller, store, { csv, photoKeys: photos ?? [] }),
      )
      if (result.kind === 'refused') {
        return { __typename: 'BulkOrderRefused', problems: result.problems.map(contractMessage) }
      }
      return {
        __typename: 'BulkOrderImported',
        cart: await cartResult(context, { id: result.cartId, caller, store }),
        rows: result.rows,
        notices: result.notices.map(contractMessage),
      }
    },
  },
}

const contractMessage = ({ line, column, message }: FileProblem): BulkOrderMessage => ({
  line: line ?? null,
  column: column ?? null,
  message,
})
