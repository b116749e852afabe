import type { z } from 'zod'
import { dayInSydney } from '#packages/calendar/business-days.ts'
import { dayInWords } from '#packages/calendar/day-words.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { memberWithoutOrder } from '../../customers/commands/membership.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { giftCardsTakenBack } from '../../marketing/store/gift-cards.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { type CreditMemo, creditMemosOfOrders, findCreditMemo } from '../credit-memo-store.ts'
import { eventsOfOrders } from '../history-store.ts'
import type { sendOrderNewsJob } from '../jobs/names.ts'
import { decisionsOfLines } from '../proof-store.ts'
import { howToPay, whomToWrite } from '../rules/how-to-pay.ts'
import {
  type About,
  accountWantedNote,
  cancelledNote,
  type MoneyOfOrder,
  paidAfterAllNote,
  refundedNote,
  shippedNote,
} from '../rules/news-mails.ts'
import { orderValue } from '../rules/order-amounts.ts'
import { isOpenFor } from '../rules/order-states.ts'
import { lockInWords, pressLockOf } from '../rules/press-lock.ts'
import { progressOf } from '../rules/progress.ts'
import {
  changedNote,
  deliveredNote,
  paidNote,
  paymentRefusedNote,
  paymentReminderNote,
  productionNote,
  proofDecisionNote,
} from '../rules/progress-mails.ts'
import { proofSettledNote } from '../rules/proof-mails.ts'
import { piecesToMake, piecesToSend } from '../rules/shipping-lines.ts'
import { heldUntil } from '../rules/unpaid-hold.ts'
import { type ShipmentWithLines, shipmentById } from '../shipment-store.ts'
import { type OrderWithLines, orderById } from '../store.ts'
import { LASTS_MS, proofKeyUntil } from './proof-keys.ts'
import { refundWayOf } from './refund-order.ts'
import type { ConfirmationDeps } from './send-confirmation.ts'

type News = z.infer<(typeof sendOrderNewsJob)['schema']>

/** Mails the shopper about a change of the order. The mail's id names the change, so repeating it sends the same mail. */
export async function sendOrderNews(deps: ConfirmationDeps, news: News): Promise<void> {
  const order = await orderById(deps.db, news.orderId)
  if (!order) throw new Error(`Expected order ${news.orderId} to exist but found none`)
  const written = await noteOf(deps, order, news)
  if (!written) return
  const { note, about } = written
  const rendered = await deps.renderMail('note', note)
  await deps.mail.send({ ...rendered, to: order.email, messageId: `order-${order.number}-${about}` })
}

async function noteOf(
  deps: ConfirmationDeps,
  order: OrderWithLines,
  news: News,
): Promise<{ note: Note; about: string } | undefined> {
  const { db, publicUrl } = deps
  const about: About = {
    orderNumber: order.number,
    firstName: order.billingAddress.firstName,
    shopUrl: publicUrl,
    followUrl: publicUrl + orderPaths.tracking(order.number),
  }
  switch (news.news) {
    case 'paid': {
      const facts = { paidCents: order.grandTotalCents, ...(await underWay(deps, order)) }
      return { note: paidNote(about, facts), about: 'paid' }
    }
    case 'payment-refused': {
      const changeUrl = publicUrl + orderPaths.change(order.token)
      const note = paymentRefusedNote(about, { ...(await stillToPay(deps, order)), changeUrl })
      return { note, about: 'payment-refused' }
    }
    case 'payment-reminder':
      // Paid or cancelled while the mail waited.
      if (order.state !== 'pending-payment' || order.paidAt) return undefined
      return { note: paymentReminderNote(about, await stillToPay(deps, order)), about: 'payment-reminder' }
    case 'in-production':
      return { note: productionNote(about, await underWay(deps, order)), about: 'in-production' }
    case 'delivered': {
      const shipment = await neededShipment(db, news.shipmentId)
      const note = deliveredNote(about, {
        pieces: piecesOf(order, shipment),
        parcelNumber: shipment.number,
        moreFollows: order.lines.some((line) => piecesToSend(line) > 0),
        writeTo: whomToWrite(await deps.configuration()),
      })
      return { note, about: `delivered-${shipment.number}` }
    }
    case 'cancelled': {
      const memos = (await creditMemosOfOrders(db, [order.id])).get(order.id) ?? []
      const memo = memos.find(({ number }) => number === news.creditMemo)
      const paidOtherwise = orderValue(order) - order.grandTotalCents
      const facts = {
        // A change or a refund before it has given a part back already.
        dueCents: memo?.moneyCents ?? order.grandTotalCents,
        money: moneyOf(order),
        writeTo: whomToWrite(await deps.configuration()),
        creditCents: memo && memo.moneyCents === 0 && memo.totalCents < paidOtherwise ? memo.totalCents : 0,
        usedIncentives: paidOtherwise > 0,
        because: news.because,
      }
      return { note: cancelledNote(about, facts), about: 'cancelled' }
    }
    case 'paid-after-all': {
      const writeTo = whomToWrite(await deps.configuration())
      const facts = { moneyCents: order.grandTotalCents, way: news.way, writeTo }
      return { note: paidAfterAllNote(about, facts), about: 'paid-after-all' }
    }
    case 'proof-decision': {
      const { letter: mailNumber } = news
      const line = order.lines.find(({ id }) => id === news.lineId)
      const asked = (await decisionsOfLines(db, [news.lineId])).get(news.lineId)
      // Answered, or changed for another piece, while the mail waited.
      if (!line || asked?.decision !== 'approval-wanted' || !isOpenFor('decide', order.state))
        return undefined
      const until = new Date(asked.decidedAt.getTime() + LASTS_MS)
      const proofUrl = publicUrl + mailPaths.orderProof(proofKeyUntil(deps, 'order', order.id, until))
      const facts = {
        piece: line.productName,
        asks: asked.comment ?? '',
        isReminder: mailNumber > 1,
        proofUrl,
      }
      const seconds = Math.floor(asked.decidedAt.getTime() / 1_000)
      return {
        note: proofDecisionNote(about, facts),
        about: `proof-decision-${line.id}-${seconds}-${mailNumber}`,
      }
    }
    case 'proof-settled': {
      const { message, happenedAt } = await neededEvent(db, order, news.eventId)
      const until = new Date(happenedAt.getTime() + LASTS_MS)
      const proofUrl = publicUrl + mailPaths.orderProof(proofKeyUntil(deps, 'order', order.id, until))
      const note = proofSettledNote(about, { answer: message, proofUrl })
      return { note, about: `proof-settled-${news.eventId}` }
    }
    case 'changed': {
      const { message } = await neededEvent(db, order, news.eventId)
      const lock = pressLockOf(order, await deps.configuration())
      const changeUrl = publicUrl + orderPaths.change(order.token)
      const note = changedNote(about, { message, until: lock && lockInWords(lock), changeUrl })
      return { note, about: `changed-${news.eventId}` }
    }
    case 'account-wanted': {
      const memo = await neededMemo(db, news.creditMemoId)
      // Sent meanwhile, or carried out by the gateway after all.
      if (memo.state !== 'open' || memo.way !== 'bank') return undefined
      const { moneyCents, reason } = memo
      const writeTo = whomToWrite(await deps.configuration())
      const note = accountWantedNote(about, { moneyCents, reason: reason ?? undefined, writeTo })
      return { note, about: `account-wanted-${memo.number}` }
    }
    case 'refunded': {
      const memo = await neededMemo(db, news.creditMemoId)
      const member = await memberWithoutOrder(db, order.id)
      const membership = member && { until: member.until && dateInWords(member.until) }
      const cards = await giftCardsTakenBack(db, order.id)
      const note = refundedNote(about, { ...memo, reason: memo.reason ?? undefined, membership, cards })
      return { note, about: `refund-${memo.number}` }
    }
    case 'shipped': {
      const shipment = await neededShipment(db, news.shipmentId)
      const note = shippedNote(about, {
        pieces: piecesOf(order, shipment),
        carrierTitle: shipment.carrierTitle,
        trackingNumber: shipment.trackingNumber ?? undefined,
        comment: shipment.comment ?? undefined,
        invoiceUrl: invoiceUrlOf(deps, order),
        moreFollows: order.lines.some((line) => piecesToSend(line) > 0),
      })
      return { note, about: `shipment-${shipment.number}` }
    }
  }
}

function moneyOf(order: OrderWithLines): MoneyOfOrder {
  if (order.paidAt) return refundWayOf(order) === 'bank' ? 'transferred' : 'taken'
  return order.paymentId ? 'held' : 'unpaid'
}

/** What the mails have in common that ask for the money of an order. */
async function stillToPay(deps: ConfirmationDeps, order: OrderWithLines) {
  const configuration = await deps.configuration()
  const dueCents = order.grandTotalCents
  const due = { dueCents, orderNumber: order.number, until: heldUntil(order, configuration) }
  const howTo = howToPay(order.paymentMethod, due, configuration)
  return { dueCents, howTo, writeTo: whomToWrite(configuration) }
}

/** What the mails of an order that is paid and being made have in common. */
async function underWay(deps: ConfirmationDeps, order: OrderWithLines) {
  const events = (await eventsOfOrders(deps.db, [order.id])).get(order.id) ?? []
  return {
    expected: progressOf(order, events, []).expected?.words,
    invoiceUrl: invoiceUrlOf(deps, order),
  }
}

const invoiceUrlOf = ({ publicUrl }: ConfirmationDeps, { token }: OrderWithLines) =>
  publicUrl + filePaths.invoicePdf(token)

async function neededEvent(
  db: Queryable,
  { id, number }: OrderWithLines,
  eventId: number,
): Promise<{ message: string; happenedAt: Date }> {
  const event = (await eventsOfOrders(db, [id])).get(id)?.find((one) => one.id === eventId)
  if (!event?.message) throw new Error(`Expected event ${eventId} of order ${number} to say something`)
  return { message: event.message, happenedAt: event.happenedAt }
}

async function neededMemo(db: Queryable, id: string): Promise<CreditMemo> {
  const memo = await findCreditMemo(db, id)
  if (!memo) throw new Error(`Expected credit memo ${id} to exist but found none`)
  return memo
}

async function neededShipment(db: Queryable, id: number): Promise<ShipmentWithLines> {
  const shipment = await shipmentById(db, id)
  if (!shipment) throw new Error(`Expected shipment ${id} to exist but found none`)
  return shipment
}

function dateInWords(moment: Date): string {
  const day = dayInSydney(moment)
  return `${dayInWords(day)} ${day.getUTCFullYear()}`
}

const piecesOf = (order: OrderWithLines, { lines }: ShipmentWithLines) =>
  lines.map(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId)
    return { name: line?.productName ?? '', quantity, of: line && piecesToMake(line) }
  })
