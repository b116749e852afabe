/** An order as text for the shopkeeper. */
import { formatMoney } from '#packages/money/money.ts'
import { creditMemosOfOrders } from '#shop/orders/credit-memo-store.ts'
import { eventsOfOrders } from '#shop/orders/history-store.ts'
import { decisionsOfLines } from '#shop/orders/proof-store.ts'
import { addressLines, optionLine } from '#shop/orders/rules/confirmation-mail.ts'
import { stateWords } from '#shop/orders/rules/order-states.ts'
import { lineStatus, paymentMethodInWords } from '#shop/orders/rules/words.ts'
import { shipmentsOfOrders } from '#shop/orders/shipment-store.ts'
import type { OrderWithLines } from '#shop/orders/store.ts'
import { momentInWords, onOneLine } from '../terminal-words.ts'
import { type OpenStepsDeps, openSteps } from './open-steps.ts'

export async function showOrder(deps: OpenStepsDeps, order: OrderWithLines): Promise<string> {
  const { db } = deps
  const ids = [order.id]
  const parcels = (await shipmentsOfOrders(db, ids)).get(order.id) ?? []
  const memos = (await creditMemosOfOrders(db, ids)).get(order.id) ?? []
  const events = (await eventsOfOrders(db, ids)).get(order.id) ?? []
  const decisions = await decisionsOfLines(
    db,
    order.lines.map(({ id }) => id),
  )
  const open = await openSteps(deps, order, { parcels, memos })
  const parts: [string, string[]][] = [
    [
      `Order ${order.number}: ${stateWords[order.state].label}`,
      [
        `Placed ${momentInWords(order.placedAt)} by ${order.email}`,
        `${formatMoney(order.grandTotalCents)}, ${paymentMethodInWords(order.paymentMethod)}, ${order.paidAt ? `paid ${momentInWords(order.paidAt)}` : 'not paid'}`,
        order.shippingAddress
          ? `${order.carrierTitle}, ${order.shippingMethodTitle}, to ${addressLines(order.shippingAddress).join(', ')}`
          : 'Nothing is sent',
        `Open: ${open.join(', ') || 'nothing'}`,
      ],
    ],
    [
      'Lines',
      order.lines.map((line) => {
        const decision = decisions.get(line.id)
        return [
          `${line.position}. ${line.quantity} × ${line.productName}`,
          optionLine(line.options),
          formatMoney(line.rowCents),
          lineStatus(line, order.state),
          `${line.shippedQuantity} sent`,
          ...(line.refundedQuantity > 0 ? [`${line.refundedQuantity} given back`] : []),
          ...(decision ? [`proof: ${DECIDED[decision.decision]}`] : []),
        ]
          .filter(Boolean)
          .join(', ')
      }),
    ],
    [
      'Parcels',
      parcels.map(({ number, carrierTitle, trackingNumber, shippedAt, deliveredAt }) =>
        [
          `${number}, ${carrierTitle}`,
          ...(trackingNumber ? [trackingNumber] : []),
          `sent ${momentInWords(shippedAt)}`,
          deliveredAt ? `arrived ${momentInWords(deliveredAt)}` : 'on its way',
        ].join(', '),
      ),
    ],
    [
      'Credit memos',
      memos.map(({ number, totalCents, way, state }) =>
        [number, formatMoney(totalCents), wayWords[way], state === 'open' ? 'still to come' : 'done'].join(
          ', ',
        ),
      ),
    ],
    [
      'History',
      events.map(({ happenedAt, actor, state, message }) =>
        [
          momentInWords(happenedAt),
          actor,
          ...(state ? [stateWords[state].label] : []),
          ...(message ? [message] : []),
        ].join(', '),
      ),
    ],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `  ${onOneLine(line)}`)].join('\n'))
    .join('\n\n')
}

const DECIDED = {
  approved: 'approved',
  'change-wanted': 'change wanted',
  'approval-wanted': 'waits for the shopper',
} as const

const wayWords = { gateway: 'through the card gateway', bank: 'by bank transfer', credit: 'as store credit' }
