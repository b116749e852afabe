import type { z } from 'zod'
import type { Note } from '../../letters/letter.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { findCreditMemo } from '../credit-memo-store.ts'
import type { sendOrderNews as sendOrderNewsJob } from '../jobs/names.ts'
import { cancelledNote, refundedNote, shippedNote } from '../rules/news-letters.ts'
import { orderValue } from '../rules/order-amounts.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { shipmentById } from '../shipment-store.ts'
import { type OrderWithLines, orderById } from '../store.ts'
import type { ConfirmationDeps } from './send-confirmation.ts'

type News = z.infer<(typeof sendOrderNewsJob)['schema']>

/** Mails the shopper about a change of the order. The mail's id names the change, so repeating it sends the same mail. */
export async function sendOrderNews(deps: ConfirmationDeps, news: News): Promise<void> {
  const order = await orderById(deps.db, news.orderId)
  if (!order) throw new Error(`Expected order ${news.orderId} to exist but found none`)
  const { note, about } = await noteOf(deps, order, news)
  const rendered = await deps.renderLetter('note', note)
  await deps.mail.send({ ...rendered, to: order.email, messageId: `order-${order.number}-${about}` })
}

async function noteOf(
  { db, publicUrl }: ConfirmationDeps,
  order: OrderWithLines,
  news: News,
): Promise<{ note: Note; about: string }> {
  const about = {
    orderNumber: order.number,
    firstName: order.billingAddress.firstName,
    shopUrl: publicUrl,
    followUrl: publicUrl + orderPaths.tracking(order.number),
  }
  switch (news.news) {
    case 'cancelled': {
      const facts = {
        dueCents: order.grandTotalCents,
        money: order.paidAt ? 'taken' : order.paymentId ? 'held' : 'unpaid',
        usedIncentives: orderValue(order) > order.grandTotalCents,
      } as const
      return { note: cancelledNote(about, facts), about: 'cancelled' }
    }
    case 'refunded': {
      const memo = await findCreditMemo(db, news.creditMemoId)
      if (!memo) throw new Error(`Expected credit memo ${news.creditMemoId} to exist but found none`)
      const note = refundedNote(about, { ...memo, reason: memo.reason ?? undefined })
      return { note, about: `refund-${memo.number}` }
    }
    case 'shipped': {
      const shipment = await shipmentById(db, news.shipmentId)
      if (!shipment) throw new Error(`Expected shipment ${news.shipmentId} to exist but found none`)
      const note = shippedNote(about, {
        pieces: shipment.lines.map(({ orderLineId, quantity }) => ({
          name: order.lines.find(({ id }) => id === orderLineId)?.productName ?? '',
          quantity,
        })),
        carrierTitle: shipment.carrierTitle,
        trackingNumber: shipment.trackingNumber ?? undefined,
        comment: shipment.comment ?? undefined,
        moreFollows: order.lines.some((line) => piecesToSend(line) > 0),
      })
      return { note, about: `shipment-${shipment.number}` }
    }
  }
}
