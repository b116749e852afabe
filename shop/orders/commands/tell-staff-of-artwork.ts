import type { z } from 'zod'
import { staffMailbox } from '../../mail/staff-mailbox.ts'
import type { tellStaffOfArtworkJob } from '../jobs/names.ts'
import { artworkGivenUpNote } from '../rules/artwork-given-up.ts'
import { findOrderById } from '../store.ts'
import type { ConfirmationDeps } from './send-confirmation.ts'

type TellDeps = Pick<ConfirmationDeps, 'db' | 'mail' | 'renderMail' | 'configuration' | 'publicUrl'>
type GivenUp = z.infer<(typeof tellStaffOfArtworkJob)['schema']>

/** Mails staff that the artwork of a line needs a person. */
export async function tellStaffOfArtwork(
  deps: TellDeps,
  { orderId, position, message }: GivenUp,
): Promise<void> {
  const order = await findOrderById(deps.db, orderId)
  if (!order) throw new Error(`Expected order ${orderId} to exist but found none`)
  const { number } = order
  const note = artworkGivenUpNote({ orderNumber: number, message, shopUrl: deps.publicUrl })
  const rendered = await deps.renderMail('note', note)
  const to = staffMailbox(await deps.configuration())
  await deps.mail.send({ ...rendered, to, messageId: `order-${number}-artwork-${position}` })
}
