import type { Queryable } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { RenderLetter } from '../../letters/letter.ts'
import { paths } from '../../paths.ts'
import { type ConfirmationLetter, deductionsOf } from '../rules/confirmation-letter.ts'
import { type OrderWithLines, orderById } from '../store.ts'

export interface ConfirmationDeps {
  db: Queryable
  mail: Pick<Mail, 'send'>
  renderLetter: RenderLetter
  publicUrl: string
}

/** Sends the mail of an order. The letter's id is made of the order number, so repeating it sends the same letter. */
export async function sendConfirmation(deps: ConfirmationDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (!order) throw new Error(`Expected order ${orderId} to exist but found none`)
  const rendered = await deps.renderLetter('orderConfirmation', letterOf(order, deps.publicUrl))
  await deps.mail.send({ ...rendered, to: order.email, messageId: `order-${order.number}-confirmation` })
}

function letterOf(order: OrderWithLines, publicUrl: string): ConfirmationLetter {
  return {
    orderNumber: order.number,
    firstName: order.billingAddress.firstName,
    lines: order.lines.map((line) => ({
      name: line.productName,
      options: line.options,
      quantity: line.quantity,
      rowCents: line.rowCents,
      pictureUrl: line.designRevision ? publicUrl + paths.revisionPicture(line.designRevision) : undefined,
    })),
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    deductions: deductionsOf(order),
    gstCents: order.gstCents,
    grandTotalCents: order.grandTotalCents,
    delivery: order.shippingAddress
      ? {
          method: `${order.shippingMethodTitle}, ${order.minimumDays} to ${order.maximumDays} business days`,
          address: order.shippingAddress,
        }
      : undefined,
    giftMessage: order.giftMessage ?? undefined,
    shopUrl: publicUrl,
  }
}
