import type { z } from 'zod'
import { staffMailbox } from '../../mail/staff-mailbox.ts'
import { eventsOfOrders } from '../history-store.ts'
import type { tellStaffOfProofChangeJob } from '../jobs/names.ts'
import { proofChangeNote } from '../rules/proof-mails.ts'
import { findOrderById } from '../store.ts'
import type { ConfirmationDeps } from './send-confirmation.ts'

type TellDeps = Pick<ConfirmationDeps, 'db' | 'mail' | 'renderMail' | 'configuration' | 'publicUrl'>
type Wish = z.infer<(typeof tellStaffOfProofChangeJob)['schema']>

/** Mails staff what a shopper wants changed of a proof, with the words of the order's history. */
export async function tellStaffOfProofChange(
  deps: TellDeps,
  { orderId, eventId, position }: Wish,
): Promise<void> {
  const order = await findOrderById(deps.db, orderId)
  const events = (await eventsOfOrders(deps.db, [orderId])).get(orderId) ?? []
  const message = events.find(({ id }) => id === eventId)?.message
  if (!order || !message)
    throw new Error(`Expected event ${eventId} of order ${orderId} to say something but it does not`)
  const { number, email, billingAddress } = order
  const note = proofChangeNote({
    orderNumber: number,
    position,
    shopper: `${billingAddress.firstName} ${billingAddress.lastName}, ${email}`,
    message,
    shopUrl: deps.publicUrl,
  })
  const rendered = await deps.renderMail('note', note)
  const to = staffMailbox(await deps.configuration())
  await deps.mail.send({ ...rendered, to, messageId: `order-${number}-proof-change-${eventId}` })
}
