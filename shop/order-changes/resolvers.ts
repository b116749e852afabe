import { fromDollars } from '#packages/money/money.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { addressOfInput } from '../customers/rules/contract-address.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { changeOrderAddress } from './commands/change-address.ts'
import { changePiece } from './commands/change-piece.ts'
import { readPieceChange } from './commands/read-piece-change.ts'

export const orderChangesResolvers: Resolvers = {
  Query: {
    async orderPieceChange(_, { token, line_id, design_revision }, context) {
      const wanted = { lineId: Number(line_id), designRevision: design_revision }
      return accepted(await readPieceChange(context, requiredInput(token, 'token'), wanted))
    },
  },

  Mutation: {
    async changeOrderAddress(_, { input }, context) {
      const token = requiredInput(input.token, 'token')
      return accepted(await changeOrderAddress(context, token, addressOfInput(input.address)))
    },
    async changeOrderPiece(_, { input }, context) {
      const wanted = {
        lineId: Number(input.line_id),
        designRevision: input.design_revision,
        shownDifferenceCents: fromDollars(input.shown_difference),
      }
      return accepted(await changePiece(context, requiredInput(input.token, 'token'), wanted))
    },
  },

  OrderPieceChange: {
    product_name: ({ line }) => line.productName,
    quantity: ({ pieces }) => pieces,
    difference: ({ differenceCents }) => aud(differenceCents),
    settlement: ({ settlement }) => settlement.words,
    is_possible: ({ settlement }) => settlement.kind !== 'refused',
  },

  OrderPiece: {
    options: ({ options }) => options,
    total: ({ totalCents }) => aud(totalCents),
    design_revision: ({ designRevision }, _, { loaders }) =>
      designRevision === null ? null : loaders.designRevision.load(designRevision),
  },
}
