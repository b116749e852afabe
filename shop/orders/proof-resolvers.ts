import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
/** Proofs as the contract shows them. */
import type { ShopContext } from '../api/context.ts'
import { accepted } from '../api/contract-error.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { filePaths } from '../routing/file-paths.ts'
import { decideOnProof } from './commands/decide-on-proof.ts'
import { proofKey } from './commands/proof-keys.ts'
import { type ProofOfLine, readArtworkProof, readOrderProof } from './commands/read-proof.ts'
import { READ_ONLY } from './commands/reading-token.ts'
import { recordOfLine } from './commands/record-of-line.ts'
import type { ProofDecisionRow } from './proof-store.ts'
import { isCutOut } from './rules/cut-out.ts'
import { isOpenFor, stateWords } from './rules/order-states.ts'
import { readProofAnswer } from './rules/proof-words.ts'

const PICTURE_LASTS_MS = 3_600_000

export const proofResolvers: Resolvers = {
  Query: {
    orderProof: async (_, claim, context) => accepted(await readOrderProof(context, claim)),
    artworkProof: async (_, { key }, context) => accepted(await readArtworkProof(context, key)),
  },

  Mutation: {
    async decideOnProof(_, { input }, context) {
      const decision = input.decision === 'APPROVED' ? 'approved' : 'change-wanted'
      const answer = accepted(readProofAnswer(decision, input.comment ?? ''))
      return accepted(await decideOnProof(context, input, Number(input.line_id), answer))
    },
  },

  CustomerOrder: {
    async proof_key({ id, isForReading }, _, context) {
      const lines = await context.loaders.linesOfOrder.load(id)
      return lines.some(({ designRevision }) => designRevision !== null)
        ? proofKey(context, isForReading ? 'order-to-read' : 'order', id)
        : null
    },
  },

  OrderProof: {
    number: ({ order }) => order.number,
    status: ({ order }) => stateWords[order.state].label,
    can_decide: ({ order, isForReading }) => !isForReading && isOpenFor('decide', order.state),
    closed_because({ order, isForReading }) {
      if (!isOpenFor('decide', order.state))
        return `${stateWords[order.state].label}: it cannot be changed any more.`
      return isForReading ? READ_ONLY : null
    },
    proofs: ({ proofs }) => [...proofs],
  },

  ArtworkProof: {
    line_id: ({ line }) => String(line.id),
    order_number: ({ order }) => order.number,
    product_name: ({ line }) => line.productName,
    product_sku: ({ line }) => line.sku,
    quantity: ({ line }) => line.quantity,
    options: ({ line }) => line.options,
    key: ({ line, until }, _, context) => proofKey(context, 'line', String(line.id), until),
    async picture_url({ line, until }, _, context) {
      const isDrawn = (await context.loaders.proofFileOfLine.load(line.id)) !== undefined
      return isDrawn ? pictureUrl(context, { line, until }) : null
    },
    async is_cut_out({ line }, _, { db }) {
      const record = await recordOfLine(db, line)
      return record !== undefined && isCutOut(record, line.sku)
    },
    async decision({ line }, _, { loaders }) {
      const decided = answerIn(await loaders.decisionOfLine.load(line.id))
      if (!decided) return null
      return decided.decision === 'approved' ? 'APPROVED' : 'CHANGE_WANTED'
    },
    async asks({ line }, _, { loaders }) {
      const asked = await loaders.decisionOfLine.load(line.id)
      return asked?.decision === 'approval-wanted' ? asked.comment : null
    },
    comment: async ({ line }, _, { loaders }) =>
      answerIn(await loaders.decisionOfLine.load(line.id))?.comment ?? null,
    async decided_at({ line }, _, { loaders }) {
      const decided = answerIn(await loaders.decisionOfLine.load(line.id))
      return decided ? utcTimestamp(decided.decidedAt) : null
    },
  },
}

/** What the shopper has said; the shop's question is none. */
const answerIn = (row: ProofDecisionRow | undefined) =>
  row?.decision === 'approval-wanted' ? undefined : row

/** A copied address expires within a day, and never later than the key it came from. */
function pictureUrl(context: ShopContext, { line, until }: Pick<ProofOfLine, 'line' | 'until'>): string {
  const soon = new Date(context.clock.now().getTime() + PICTURE_LASTS_MS)
  const end = until && until < soon ? until : soon
  return `${context.publicUrl}${filePaths.proofPicture(proofKey(context, 'line', String(line.id), end))}`
}
