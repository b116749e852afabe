import { shortenedAtEnd } from '#packages/text/shortened.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { staffMailbox } from '../../mail/staff-mailbox.ts'
import { contactMessageById } from '../contact-store.ts'
import type { ReadConfiguration } from './configuration-reader.ts'

export interface ForwardDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  configuration: ReadConfiguration
  publicUrl: string
}

/** The preview text in lists of mails. */
const PREVIEW_CHARACTERS = 80

/** Mails a stored message to staff, with the sender as reply-to address. */
export async function forwardToStaff(deps: ForwardDeps, messageId: number): Promise<void> {
  const message = await contactMessageById(deps.db, messageId)
  if (!message) throw new Error(`Expected message ${messageId} to exist but found none`)
  const mailbox = staffMailbox(await deps.configuration())
  const { name, email, telephone, comment } = message
  const rendered = await deps.renderMail('note', {
    subject: `Message from ${name.replace(/\s+/g, ' ')}`,
    preview: shortenedAtEnd(comment.replace(/\s+/g, ' ').trim(), PREVIEW_CHARACTERS),
    heading: `${name} wrote`,
    paragraphs: comment.split(/\n+/).filter((line) => line.trim() !== ''),
    smallPrint: [`${name}, ${email}${telephone ? `, ${telephone}` : ''}. Answer this email to answer them.`],
    shopUrl: deps.publicUrl,
  })
  await deps.mail.send({ ...rendered, to: mailbox, replyTo: email, messageId: `message-${messageId}` })
}
