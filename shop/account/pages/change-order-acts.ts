/** What the forms on the page of a changeable order do. */
import { redirect } from 'react-router'
import { deliveryProblems } from '../../checkout/components/address-form.ts'
import {
  CancelOrderByTokenDocument,
  ChangeOrderAddressDocument,
  ChangeOrderPieceDocument,
  CreateDesignDocument,
  OrderedDesignDocument,
} from '../../generated/client/graphql.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { paths } from '../../routing/paths.ts'
import { INTENTS } from '../components/act-answer.ts'
import { PIECE_FIELDS } from '../components/piece-changes.tsx'
import { textIn } from '../rules/account-form.ts'
import { writtenAddress } from './account-acts.ts'
import type { Acts } from './act.ts'

/** What was done, said at the top of the page that follows. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
  address: 'Your order goes to this address now. We have sent you an email about it.',
  piece: 'Your piece is changed. We have sent you an email about it, and draw its proof now.',
  cancelled: 'Your order is cancelled. What you paid is given back; our email says how.',
}

/** @param token  of the order, from the address of the page */
export function changeOrderActs(token: string): Acts {
  const done = (what: string) => redirect(`${orderPaths.change(token)}&done=${what}`)
  return {
    async [INTENTS.changeOrderAddress]({ api, form }) {
      const problems = deliveryProblems(form, undefined)
      if (Object.keys(problems).length > 0) return { problems }
      await api.send(ChangeOrderAddressDocument, { input: { token, address: writtenAddress(form) } })
      return done('address')
    },
    async [INTENTS.changePiece]({ api, target }) {
      const { guestOrderByToken: order } = await api.send(OrderedDesignDocument, { token })
      const line = order.items?.find((one) => one?.id === target)
      if (!line?.design_revision) return { message: 'This piece was changed meanwhile. Reload the page.' }
      const { sku, document } = line.design_revision
      const { createDesign: copy } = await api.send(CreateDesignDocument, { input: { sku, document } })
      if (copy.__typename !== 'Design') return { message: copy.message }
      return redirect(paths.designTool({ design: copy.key, order: token, piece: target }))
    },
    async [INTENTS.confirmPiece]({ api, form, target }) {
      const revision = textIn(form, PIECE_FIELDS.revision)
      const shown = Number(textIn(form, PIECE_FIELDS.shown))
      const input = { token, line_id: target, design_revision: revision, shown_difference: shown }
      await api.send(ChangeOrderPieceDocument, { input })
      return done('piece')
    },
    async [INTENTS.cancelOrder]({ api, form, target }) {
      const reason = textIn(form, 'reason')
      if (reason === '') return { problems: { reason: 'Choose why, so that we can do better.' } }
      const { cancelOrder } = await api.send(CancelOrderByTokenDocument, { id: target, reason, token })
      const message = cancelOrder?.errorV2?.message
      return message ? { message } : done('cancelled')
    },
  }
}
