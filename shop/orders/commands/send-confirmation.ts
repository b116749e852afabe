import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { revisionsByKeys } from '../../design/store.ts'
import type { ConfirmationMail } from '../../mail/confirmation-mail.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { type MockUpsOfDesignsDeps, mockUpsOfDesigns } from '../../mockups/commands/mock-ups-of-designs.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { billedApart } from '../rules/billed-to.ts'
import { deductionsOf } from '../rules/confirmation-mail.ts'
import { howToPay } from '../rules/how-to-pay.ts'
import { isEmailed } from '../rules/in-use.ts'
import { firstState } from '../rules/order-states.ts'
import { progressOf } from '../rules/progress.ts'
import { heldUntil } from '../rules/unpaid-hold.ts'
import { type OrderWithLines, orderById } from '../store.ts'
import { LASTS_MS, proofKeyUntil } from './proof-keys.ts'

export interface ConfirmationDeps extends Omit<MockUpsOfDesignsDeps, 'db'> {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
  configuration: () => Promise<ReadonlyMap<string, string>>
}

/** Every mail client shows JPEG; twice as wide as it is displayed. */
const IN_MAILS = { widthPx: 240, format: 'jpg' } as const

/** Sends the mail of an order. The mail's id is made of the order number, so repeating it sends the same mail. */
export async function sendConfirmation(deps: ConfirmationDeps, orderId: string): Promise<void> {
  const order = await orderById(deps.db, orderId)
  if (!order) throw new Error(`Expected order ${orderId} to exist but found none`)
  const rendered = await deps.renderMail(
    'orderConfirmation',
    mailOf(deps, order, await picturesOf(deps, order), await deps.configuration()),
  )
  await deps.mail.send({ ...rendered, to: order.email, messageId: `order-${order.number}-confirmation` })
}

/** By the key of the revision: the design on its product, or alone while there is no scene of its shape. */
async function picturesOf(deps: ConfirmationDeps, { lines }: OrderWithLines): Promise<Map<string, string>> {
  const keys = lines.flatMap(({ designRevision }) => designRevision ?? [])
  const revisions = [...(await revisionsByKeys(deps.db, keys)).values()]
  const mockUps = await mockUpsOfDesigns(deps, revisions, IN_MAILS)
  return new Map(
    revisions.map(({ key }, place) => [
      key,
      deps.publicUrl + (mockUps[place] ?? filePaths.revisionPicture(key)),
    ]),
  )
}

/** From the day of the order on, so that a mail that is sent again holds the same link. */
function proofUrlOf(deps: ConfirmationDeps, { id, placedAt, lines }: OrderWithLines): string | undefined {
  if (lines.every(({ designRevision }) => designRevision === null)) return undefined
  const key = proofKeyUntil(deps, 'order', id, new Date(placedAt.getTime() + LASTS_MS))
  return deps.publicUrl + mailPaths.orderProof(key)
}

function mailOf(
  deps: ConfirmationDeps,
  order: OrderWithLines,
  pictures: ReadonlyMap<string, string>,
  configuration: ReadonlyMap<string, string>,
): ConfirmationMail {
  return {
    orderNumber: order.number,
    firstName: order.billingAddress.firstName,
    lines: order.lines.map((line) => ({
      name: line.productName,
      options: line.options,
      quantity: line.quantity,
      rowCents: line.rowCents,
      pictureUrl: line.designRevision ? pictures.get(line.designRevision) : undefined,
    })),
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    deductions: deductionsOf(order),
    gstCents: order.gstCents,
    grandTotalCents: order.grandTotalCents,
    howToPay: waitsForMoney(order)
      ? howToPay(
          order.paymentMethod,
          {
            dueCents: order.grandTotalCents,
            orderNumber: order.number,
            until: heldUntil({ ...order, stateChangedAt: null, paymentRemindedAt: null }, configuration),
          },
          configuration,
        )
      : undefined,
    delivery: order.shippingAddress
      ? { method: `${order.shippingMethodTitle}, ${deliveryDaysOf(order)}`, address: order.shippingAddress }
      : undefined,
    billedTo: billedApart(order),
    hasGiftMessage: order.giftMessage !== null,
    proofUrl: proofUrlOf(deps, order),
    changeUrl: hasChange(order) ? deps.publicUrl + orderPaths.change(order.token) : undefined,
    shopUrl: deps.publicUrl,
  }
}

/** When it was placed, whatever has come since: a mail that is sent again says the same. */
const waitsForMoney = ({ paymentMethod, grandTotalCents }: OrderWithLines) =>
  firstState(paymentMethod, grandTotalCents) === 'pending-payment'

/** What is emailed alone is in use as soon as a card pays it. */
const hasChange = (order: OrderWithLines) => waitsForMoney(order) || !order.lines.every(isEmailed)

/** The days that the page of the order names; they count from the payment where that comes later. */
function deliveryDaysOf(order: OrderWithLines): string {
  const { minimumDays, maximumDays } = order
  if (waitsForMoney(order)) return `${minimumDays} to ${maximumDays} business days after your payment`
  const { expected } = progressOf({ ...order, state: 'placed', paidAt: null }, [], [])
  return `with you ${expected?.words}`
}
